export const comments = {
  title: "Kommentare",
  none: "Noch keine Kommentare.",
  write: "Kommentar schreiben",
  failed: "Die Kommentare konnten nicht geladen werden.",
  wasDeleted: "Dieser Kommentar wurde gelöscht.",
};
export const sortBy = "Sortieren nach";
export const sorts = { best: "Beste zuerst", threads: "Älteste zuerst" };
export const showMore = "Mehr anzeigen";
export const onItsWay = "wird gesendet …";
export const isGone = "Diesen Kommentar gibt es nicht mehr.";

export const helpful = "Hilfreich";
export const accepted = "Akzeptierte Antwort";
export const accept = "Antwort akzeptieren";
export const takeBack = "Zurücknehmen";

export const reply = "Antworten";
export const writeReply = "Antwort auf diesen Beitrag schreiben";
export const repliesTo = (person: string) => `Antwort an ${person}`;
export const repliesToDeleted = "Antwort auf Gelöschtes";

export const byBlocked = (name: string) => `Von ${name}, blockiert von dir.`;
export const showFolded = "Anzeigen";

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
};
export const deleted = "Kommentar gelöscht";
