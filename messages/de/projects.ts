export const list = {
  title: "Projekte",
  search: "Projekte suchen …",
  pages: "Seiten mit Projekten",
  failed: "Die Projekte konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Projekte. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Projekte zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const add = "Projekt hinzufügen";
export const none = <Part>(add: (words: string) => Part) => [
  "Es gibt noch keine Projekte. Arbeitest du an etwas? ",
  add("Füge das erste hinzu"),
  ".",
];

export const details = "Details";
export const detailsAbout = (title: string) => `Details zu ${title}`;
export const skills = "Kenntnisse";

export const failed = "Dieses Projekt konnte nicht geladen werden";
export const postedBy = <Part>(person: Part) => ["gepostet von ", person];
export const startDate = "Beginn";
export const endDate = "Ende";
export const noDate = "Keine Angabe";
export const writeAbout = <Part>(name: Part) => [name, " dazu schreiben"];
export const edit = "Projekt bearbeiten";

export const addPage = "Projekt hinzufügen";
export const editPage = {
  title: "Projekt bearbeiten",
  failed: "Dieses Projekt konnte nicht geladen werden.",
  refused: "Dieses Projekt kann nur bearbeiten, wer es gepostet hat.",
};
export const logInFirst = "Bitte melde dich an, um ein Projekt hinzuzufügen oder zu bearbeiten!";

export const fields = { title: "Titel", dateHint: "Optional." };
export const saving = {
  created: "Projekt angelegt!",
  updated: "Projekt gespeichert!",
  creationFailed: "Das Projekt konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  updateFailed: "Das Projekt konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
};
export const deletion = {
  title: "Projekt löschen",
  question: "Möchtest du dieses Projekt wirklich löschen?",
  goesWithIt: "Die Kommentare dazu werden mitgelöscht.",
  done: "Projekt gelöscht!",
  failed: "Das Projekt konnte nicht gelöscht werden. Bitte versuche es noch einmal.",
};
