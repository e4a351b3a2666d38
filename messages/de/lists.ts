import { number } from "./formats.ts";

export const titleOfPage = (title: string, page: number) => `${title}, Seite ${page}`;
export const found = (count: number) => `${number(count)} gefunden`;
export const clearSearch = "Suche leeren";
export const showMore = (count: number) => `Noch ${number(count)} anzeigen`;

export const previous = "Vorige";
export const next = "Nächste";
export const page = (number: number) => `Seite ${number}`;

export const sortBy = "Sortieren nach";
export const bestMatch = "Beste Treffer";
