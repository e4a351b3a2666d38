import { number } from "./formats.ts";

export const writeTo = <Part>(name: Part) => [name, " schreiben"];
export const yourMessage = "Deine Nachricht";
export const left = (characters: number) =>
  characters === 1 ? "Noch 1 Zeichen" : `Noch ${number(characters)} Zeichen`;
export const whatTheySee = (name: string) =>
  `${name} sieht deinen Namen und diese Nachricht, nicht deine E-Mail-Adresse. Bis ${name} zustimmt, kannst du nur diese eine schicken.`;
export const sent = "Deine Nachricht ist verschickt";
export const youWrote = (name: string) => `Du hast ${name} geschrieben. Noch keine Antwort.`;
export const answer = (name: string) => `${name} antworten`;
export const open = "Zur Unterhaltung";
