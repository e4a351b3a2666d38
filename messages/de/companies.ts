import { number } from "./formats.ts";

export const logInPrompt = "Bitte melde dich an, um Firmen zu sehen";
export const list = {
  title: "Alle Firmen",
  search: "Firmen suchen …",
  pages: "Seiten mit Firmen",
  failed: "Die Firmen konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Firmen. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Firmen zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const add = "Firma hinzufügen";
export const none = <Part>(add: (words: string) => Part) => [
  "Es gibt noch keine Firmen. Wo arbeitest du? ",
  add("Füge die erste hinzu"),
  ".",
];

export const people = (count: number) => (count === 1 ? "1 Person" : `${number(count)} Personen`);
export const openJobs = (count: number) => (count === 1 ? "1 offener Job" : `${number(count)} offene Jobs`);
export const hereSince = <Part>(day: Part) => ["Seit dem ", day, " auf diesem Board"];
export const moreDetails = "Mehr Details";
export const moreDetailsAbout = (name: string) => `Mehr Details zu ${name}`;

export const failed = "Diese Firma konnte nicht geladen werden";
export const addedBy = <Part>(person: Part) => ["hinzugefügt von ", person];
export const edit = "Firma bearbeiten";
export const jobs = {
  title: "Jobs hier",
  none: "Zurzeit gibt es hier keine Jobs.",
  findAll: "Alle finden",
};

export const addPage = "Firma hinzufügen";
export const editPage = {
  title: "Firma bearbeiten",
  failed: "Diese Firma konnte nicht geladen werden.",
  refused: "Diese Firma kann nur bearbeiten, wer sie hinzugefügt hat.",
};
export const fields = {
  name: "Name",
  logo: "Logo",
  location: "Ort",
  website: "Website",
  about: "Über die Firma",
  optional: "Optional.",
  websiteHint: "Beginnt mit https://",
  websiteHintForStaff:
    "Beginnt mit https://. Mit dem Speichern bestätigst du, dass Leute mit einer bestätigten Adresse dieser Domain hier arbeiten.",
};
export const saved = "Firma gespeichert";

export const choice = {
  label: "Firma",
  none: "Keine Firma",
  show: "Firmen anzeigen",
  unknown: "Keine Firma mit diesem Namen.",
};
export const addCompany = (name: string) => `„${name}“ hinzufügen`;
export const wasKnown = (name: string) => `${name} war schon auf dem Board.`;
/** In the place of the name of one that isn't shown. */
export const unknown = "Unbekannte Firma";
export const remove = (name: string) => `${name} entfernen`;
