export const comments = {
  title: "Kommentare",
  none: "Noch keine Kommentare.",
  write: "Kommentar schreiben",
  failed: "Die Kommentare konnten nicht geladen werden.",
};
export const showMore = "Mehr anzeigen";
export const onItsWay = "wird gesendet …";
export const wasEdited = "bearbeitet";

export const edit = "Bearbeiten";
export const editThis = (beginning: string) => `Deinen Kommentar bearbeiten: ${beginning}`;
export const removeThis = (beginning: string) => `Kommentar löschen: ${beginning}`;
export const quoted = (beginning: string) => `„${beginning}“`;

export const yourComment = "Dein Kommentar";

export const added = "Kommentar hinzugefügt";
export const updated = "Kommentar gespeichert";
export const failed = "Ups, da ist etwas schiefgegangen";
export const deletion = {
  title: "Kommentar löschen",
  question: "Möchtest du diesen Kommentar wirklich löschen?",
  reasonHint:
    "Er steht mit dem Anfang des Kommentars und dem Namen im Protokoll und im Datenexport der Person, die den Kommentar geschrieben hat.",
};
export const deleted = "Kommentar gelöscht";
