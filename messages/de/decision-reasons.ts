/** The reasons of decisions that the board made itself. */
export const severalReported = "Mehrere Mitglieder haben das gemeldet. Noch hat es sich kein Mensch angesehen.";
export const removedByTeam = "Das Team hat das entfernt.";

export const manyLinks = "Es enthält viele Links.";
export const manyPictures = "Es enthält viele Bilder.";
export const repeatedText = "Es wiederholt einen früheren Text.";
export const holdWord = "Beiträge mit bestimmten Wörtern sieht sich das Team zuerst an.";
