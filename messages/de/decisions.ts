import { list } from "./formats.ts";

export const outcomes = {
  kept: "Nichts zu beanstanden",
  hidden: "Ausgeblendet",
  removed: "Entfernt",
  cleared: "Teile entfernt",
  suspended: "Gesperrt",
  held: "Zurückgehalten",
};
export const suspendedUntil = <Part>(day: Part) => ["Gesperrt bis ", day];
const partNames = {
  picture: "Bild",
  headline: "Kurzvorstellung",
  about: "Über mich",
  location: "Ort",
  links: "Im Netz",
};
export const cleared = (parts: (keyof typeof partNames)[]) => `Entfernt: ${list(parts.map((part) => partNames[part]))}`;
export const byWhom = {
  report: "Ein Mensch aus dem Team hat das nach einer Meldung entschieden.",
  held: "Ein Mensch aus dem Team hat das entschieden, nachdem das Board es zurückgehalten hatte.",
  look: "Ein Mensch aus dem Team hat das nach einer Änderung entschieden.",
  appeal: "Ein Mensch aus dem Team hat das nach einem Einspruch entschieden.",
  own: "Ein Mensch aus dem Team hat das von sich aus entschieden.",
};
export const automatically = "Das geschah automatisch.";

export const onYours = "Was das Team zu deinen Beiträgen entschieden hat";
export const reported = "Was du gemeldet hast";
export const decisions = {
  nothing: "Bisher nichts.",
  failed: "Was das Team entschieden hat, konnte nicht geladen werden.",
  pages: "Seiten mit Entscheidungen",
};
export const reports = {
  nothing: "Bisher nichts.",
  failed: "Was du gemeldet hast, konnte nicht geladen werden.",
  pages: "Seiten mit deinen Meldungen",
};
export const waiting = "Wartet";
export const gone = "Es wurde inzwischen gelöscht.";
