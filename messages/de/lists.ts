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

export const facts = "Fakten";
export const created = <Part>(day: Part) => ["Angelegt am ", day];
export const updated = <Part>(day: Part) => ["Geändert am ", day];

export const loading = "Lädt …";
export const tryAgain = "Noch einmal versuchen";
export const offline =
  "Du bist offline. Was auf dem Bildschirm steht, bleibt; der Rest kommt, wenn das Netz wieder da ist.";

export const notFound = {
  title: "Seite nicht gefunden",
  status: "404",
  heading: "Hier wohnt niemand",
  why: "Diese Seite gibt es nicht, oder was hier war, wurde gelöscht.",
  toHome: "Zur Startseite",
};
export const broken = {
  title: "Etwas ist schiefgegangen",
  why: "Diese Seite ist beim Aufbauen abgestürzt. Oft hilft es, sie neu zu laden.",
  loadAgain: "Neu laden",
};
