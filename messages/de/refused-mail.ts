export const refused = (address: string, day: string, reason: string) =>
  `Unsere Mails an ${address} wurden am ${day} abgewiesen: ${reason}. Bis sich das ändert, senden wir keine.`;
export const changeAddress = "Meine Adresse ändern";
export const sendAgain = "Wieder Mails senden";
export const sentAgain = "Wir schreiben dir wieder.";
