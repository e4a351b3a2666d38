import { number } from "./formats.ts";

export const list = {
  title: "Papierkorb",
  pages: "Seiten des Papierkorbs",
  failed: "Der Papierkorb konnte nicht geladen werden.",
  emptyPage: "Auf dieser Seite ist nichts. Geh zurück zur vorigen.",
};
export const about = "Was das Team entfernt hat, solange Einspruch möglich ist.";
export const none = "Der Papierkorb ist leer. Was das Team entfernt, bleibt hier, solange es zurückkommen kann.";
export const removedOn = <Part>(day: Part) => ["entfernt am ", day];
export const comments = (count: number) => (count === 1 ? "1 Kommentar" : `${number(count)} Kommentare`);
export const goneOn = <Part>(day: Part) => ["endgültig weg am ", day];
