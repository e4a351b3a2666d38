import { number } from "./formats.ts";

export const statuses = { open: "Offen", filled: "Besetzt", expired: "Abgelaufen", withdrawn: "Zurückgezogen" };
export const daysLeft = (days: number) => (days === 1 ? "letzter Tag" : `noch ${number(days)} Tage`);
export const postedAgo = (ago: string) => `${ago} gepostet`;

export const filledOn = <Part>(day: Part) => ["Dieser Job wurde am ", day, " besetzt."];
export const leftOn = <Part>(day: Part) => ["Dieser Job wurde am ", day, " von der Liste genommen."];
export const withdrawn = "Dieser Job wurde zurückgezogen.";

export const listing = "Auf der Liste";
export const openUntil = (day: string, left: string) => `Offen bis zum ${day}, ${left}`;
export const notListed = {
  filled: "Besetzt und auf keiner Liste",
  expired: "Abgelaufen und auf keiner Liste",
  withdrawn: "Zurückgezogen und auf keiner Liste",
};
export const savedBy = (members: number) =>
  members === 1 ? "Von einem Mitglied gemerkt" : `Von ${number(members)} Mitgliedern gemerkt`;
export const markFilled = "Als besetzt markieren";
export const keepOpen = (days: number) => `${number(days)} Tage offen halten`;
export const withdraw = "Zurückziehen";
export const openAgain = "Wieder öffnen";
export const done = {
  open: (day: string) => `Der Job ist bis zum ${day} offen.`,
  filled: "Der Job ist besetzt.",
  withdrawn: "Der Job ist zurückgezogen.",
};
export const failed = "Der Status des Jobs konnte nicht geändert werden.";
