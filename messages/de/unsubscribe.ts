import { list } from "./formats.ts";

export const title = "Mails abbestellen";
/** Of each kind of notification: which mails it makes. */
export const mails = {
  mention: "wenn dich jemand erwähnt",
  reply: "wenn dir jemand antwortet",
  answer: "bei Antworten auf deine Fragen",
  comment: "bei Kommentaren zu dem, was du gepostet hast",
  accepted: "wenn deine Antwort akzeptiert wird",
  contact: "bei Nachrichten an dich",
  team: "zu deinen Teams",
  decision: "zu Entscheidungen des Teams",
  ending: "zum Ende deiner Jobs",
  checkin: "zu der Frage, wo du arbeitest",
  question: "zu Fragen, die du beantworten könntest",
  search: "zu Suchaufträgen",
  job: "zu Jobs, die zu dir passen",
  seat: "zu Projekten, die dich suchen",
  watched: "zu dem, was du beobachtest",
  joined: "wenn jemand in deinen Jahrgang kommt",
};
export const theseAre = (kinds: string[]) => `Wir schreiben dir ${list(kinds)}.`;
export const letters = "Wir schreiben dir in Briefen.";
export const thisSearch = (name: string) => `Wir schreiben dir, was es zu „${name}“ Neues gibt.`;
export const stopThese = "Diese Mails abbestellen";
export const stopAll = "Alle Mails abbestellen";
export const done = "Erledigt. Du bekommst diese Mails nicht mehr.";
export const undo = "Rückgängig machen";
export const settings = "Benachrichtigungseinstellungen";
export const dead = "Dieser Link gilt nicht mehr.";
export const failed = "Das konnte nicht geladen werden.";
