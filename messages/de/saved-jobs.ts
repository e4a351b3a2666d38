export const list = {
  title: "Gemerkte Jobs",
  pages: "Seiten mit gemerkten Jobs",
  failed: "Deine gemerkten Jobs konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Jobs. Geh zurück zur vorigen.",
};
export const none = "Du hast dir noch keine Jobs gemerkt.";
export const toJobs = "Alle Jobs ansehen";
export const noneOfThese = "Von deinen gemerkten Jobs ist keiner dabei.";
export const shown = "Was gezeigt wird";
export const all = "Alle";
export const applied = "Beworben";
export const notApplied = "Nicht beworben";

export const save = "Merken";
export const saved = "Gemerkt";
export const iApplied = "Ich habe mich beworben";
export const appliedOn = (day: string) => `Beworben am ${day}`;
export const failed = "Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const note = "Deine Notiz";
export const addNote = "Notiz hinzufügen";
export const editNote = "Notiz bearbeiten";
export const onlyYou = "Nur du siehst sie.";
export const saveNote = "Notiz speichern";
export const noteSaved = "Deine Notiz ist gespeichert.";
export const remove = "Entfernen";
export const removed = "Der Job ist nicht mehr gemerkt.";
export const undo = "Rückgängig";
