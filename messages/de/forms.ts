export const save = "Speichern";
export const saving = "Speichert …";
export const send = "Senden";
export const sending = "Sendet …";
export const leave = {
  title: "Seite verlassen, ohne zu speichern?",
  whatIsLost: "Was du hier geändert hast, geht verloren.",
  stay: "Weiter bearbeiten",
  go: "Verlassen",
};
export const choicesFailed = "Die Liste konnte nicht geladen werden.";
export const website = "Website";
