export const list = {
  title: "Jobs",
  search: "Jobs suchen …",
  pages: "Seiten mit Jobs",
  failed: "Die Jobs konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Jobs. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Jobs zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const add = "Job hinzufügen";
export const none = <Part>(add: (words: string) => Part) => [
  "Es gibt noch keine Jobs. Kennst du einen? ",
  add("Füge den ersten hinzu"),
  ".",
];

export const moreDetails = "Mehr Details";
export const moreDetailsAbout = (title: string) => `Mehr Details zu ${title}`;
export const titleAt = (title: string, location: string) => `${title}\u00a0- ${location}`;
export const noCompany = "Keine Firma";
export const requiredSkills = "Gefragte Kenntnisse";

export const failed = "Dieser Job konnte nicht geladen werden";
export const company = "Firma: ";
export const location = "Ort: ";
export const noLocation = "Keine Angabe";
export const postedBy = <Part>(person: Part) => ["gepostet von ", person];
export const apply = "Hier bewerben";
export const edit = "Job bearbeiten";

export const addPage = "Job hinzufügen";
export const editPage = {
  title: "Job bearbeiten",
  failed: "Dieser Job konnte nicht geladen werden.",
  refused: "Diesen Job kann nur bearbeiten, wer ihn gepostet hat.",
};
export const logInFirst = "Bitte melde dich an, um einen Job hinzuzufügen oder zu bearbeiten!";

export const fields = {
  title: "Titel",
  location: "Ort",
  locationHint: "Optional.",
  link: "Link",
  linkHint: "Führt zur Bewerbung und beginnt mit https://",
};
export const saving = {
  created: "Job angelegt!",
  updated: "Job gespeichert!",
  creationFailed: "Der Job konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  updateFailed: "Der Job konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
};
export const deletion = {
  title: "Job löschen",
  question: "Möchtest du diesen Job wirklich löschen?",
  goesWithIt: "Die Kommentare dazu werden mitgelöscht.",
  done: "Job gelöscht!",
  failed: "Der Job konnte nicht gelöscht werden. Bitte versuche es noch einmal.",
};
