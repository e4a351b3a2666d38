import { number } from "./formats.ts";

export const onTheBoard = "Auf dem Board";
export const workHere = (count: number) =>
  count === 1 ? "1 Absolvent:in arbeitet hier" : `${number(count)} Absolvent:innen arbeiten hier`;
export const worksHereNow = "Wer jetzt hier arbeitet";
export const workedHereBefore = "Wer hier gearbeitet hat";
export const seeAll = "Alle ansehen";
export const peopleFailed = "Die Leute dieser Firma konnten nicht geladen werden.";

export const ask = "Jemanden von dort fragen";
export const yourQuestion = "Deine Frage";
export const sendTo = (name: string) => `An ${name} schicken`;
export const someoneElse = "Jemand anderes";
export const youAsked = <Part>(name: Part, day: Part) => ["Du hast ", name, " am ", day, " gefragt."];
export const someone = "jemanden";
