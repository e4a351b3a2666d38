import { number } from "./formats.ts";

export const save = "Speichern";
export const saving = "Speichert …";
export const view = "Ansehen";
export const send = "Senden";
export const sending = "Sendet …";
export const leave = {
  title: "Seite verlassen, ohne zu speichern?",
  whatIsLost: "Was du hier geändert hast, geht verloren.",
  stay: "Weiter bearbeiten",
  go: "Verlassen",
};
export const choicesFailed = "Die Liste konnte nicht geladen werden.";
export const website = "Website";

export const filtersTitle = "Filter";
export const titleChosen = (count: number) => `Filter, ${number(count)} gewählt`;
export const chosen = "Gewählte Filter";
export const removeFilter = (value: string) => `${value} entfernen`;
export const clearAll = "Alle entfernen";
export const showResults = (count: number) =>
  count === 1 ? "1 Ergebnis zeigen" : `${number(count)} Ergebnisse zeigen`;
export const showList = "Ergebnisse zeigen";
export const numbersFailed = "Die Zahlen konnten nicht geladen werden.";
export const namedValue = (filter: string, value: string) => `Filter „${filter}“: ${value}`;
export const nothingCalled = (typed: string) => `Nichts heißt „${typed}“.`;
export const atLeast = (count: number) => `${number(count)}+`;
