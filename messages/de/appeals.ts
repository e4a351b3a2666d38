import { day } from "./formats.ts";

export const title = "Was das Team entschieden hat";
export const failed = "Das konnte nicht geladen werden.";
export const dead = "Dieser Link ist zu alt oder unvollständig.";
export const toTeam = "Dem Team schreiben";
export const why = "Warum sollten wir es noch einmal ansehen?";
export const ask = "Um einen zweiten Blick bitten";
export const asking = "Wird gesendet …";
export const askUntil = (moment: Date) => `Du kannst bis zum ${day(moment)} darum bitten.`;
export const couldBeAsked = (moment: Date) => `Bis zum ${day(moment)} konnte man um einen zweiten Blick bitten.`;
export const thanks = "Danke. Jemand anderes aus dem Team sieht es sich an.";
export const askedAlready = "Das Team wurde gebeten, es noch einmal anzusehen.";
export const lookedAgain = "Wir haben es noch einmal angesehen:";
