import { number } from "./formats.ts";

export const title = "Filter";
export const titleChosen = (count: number) => `Filter, ${number(count)} gewählt`;
export const chosen = "Gewählte Filter";
export const remove = (value: string) => `${value} entfernen`;
export const clearAll = "Alle entfernen";
export const showResults = (count: number) =>
  count === 1 ? "1 Ergebnis zeigen" : `${number(count)} Ergebnisse zeigen`;
export const showList = "Ergebnisse zeigen";
export const numbersFailed = "Die Zahlen konnten nicht geladen werden.";
export const namedValue = (filter: string, value: string) => `Filter „${filter}“: ${value}`;
export const nothingCalled = (typed: string) => `Nichts heißt „${typed}“.`;
export const atLeast = (count: number) => `${number(count)}+`;
