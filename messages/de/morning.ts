import { dayOfThisYear, weekday } from "./days.ts";
import { number } from "./formats.ts";

const few = ["Eine", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf"];
const things = (count: number) => (count === 1 ? "Eine Neuigkeit" : `${few[count - 1] ?? number(count)} Neuigkeiten`);

/** So many are unread, since the oldest of them. */
export const newThings = {
  today: (count: number) => `${things(count)} von heute`,
  yesterday: (count: number) => `${things(count)} seit gestern`,
  lately: (count: number, since: Date) => `${things(count)} seit ${weekday(since)}`,
  earlier: (count: number, since: Date) => `${things(count)} seit dem ${dayOfThisYear(since)}`,
};
export const manyThings = (count: number) => `${number(count)} ungelesene Neuigkeiten`;
export const quiet = "Für dich ist alles ruhig.";
const boardThings = (count: number) => (count === 1 ? "eine Neuigkeit" : `${number(count)} Neuigkeiten`);
const boardSince = (count: number, since: string) => `${quiet} Auf dem Board gab es ${since} ${boardThings(count)}.`;
/** Nothing is unread; so much happened on the board. */
export const boardHad = {
  today: (count: number) => boardSince(count, "heute"),
  yesterday: (count: number) => boardSince(count, "seit gestern"),
  lately: (count: number, since: Date) => boardSince(count, `seit ${weekday(since)}`),
  earlier: (count: number, since: Date) => boardSince(count, `seit dem ${dayOfThisYear(since)}`),
};
export const bestFit = { job: "Dieser Job passt am besten zu dir", project: "Dieses Projekt passt am besten zu dir" };
export const failed = "Was es für dich Neues gibt, konnte nicht geladen werden.";
export const seeAll = "Alle Benachrichtigungen";

export const ownHouse = "Was es für dich Neues gibt (Pfeiltasten: nächstes, voriges)";
export const aboutHouse = "Jedes helle Fenster ist etwas Neues für dich.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `Neu in ${cohort}`;

export const firstSteps = "Erste Schritte";
export const steps = {
  skills: { title: "Kenntnisse", why: "Sieh, welche Jobs und Projekte zu dir passen." },
  company: { title: "Firma", why: "Wer dort arbeiten möchte, kann dich fragen." },
  picture: { title: "Bild", why: "Andere aus deinem Jahrgang erkennen dich." },
  cohort: { title: "Jahrgang", why: "Finde die anderen aus deinem Jahrgang wieder." },
};
export const stepDone = "Erledigt";
