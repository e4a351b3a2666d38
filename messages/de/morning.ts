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
export const nothingNew = "Nichts Neues für dich";
export const failed = "Was es für dich Neues gibt, konnte nicht geladen werden.";
export const seeAll = "Alle Mitteilungen";

export const ownHouse = "Was es für dich Neues gibt (Pfeiltasten: nächstes, voriges)";
export const aboutHouse = "Jedes helle Fenster ist etwas Neues für dich.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `Neu in ${cohort}`;

export const steps = {
  skills: { title: "Deine Kenntnisse", why: "Dann erscheinen hier Jobs und Projekte, die zu dir passen." },
  company: { title: "Deine Firma", why: "Wer dort arbeiten möchte, kann dich fragen." },
  picture: { title: "Ein Bild", why: "Damit andere aus deinem Kurs dich erkennen." },
};
export const stepDone = (title: string) => `${title}: erledigt`;
