import { number } from "./formats.ts";

export const list = {
  title: "Fragen & Antworten",
  search: "Fragen suchen …",
  pages: "Seiten mit Fragen",
  failed: "Die Fragen konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Fragen. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Fragen zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const ask = "Frage stellen";
export const none = <Part>(ask: (words: string) => Part) => [
  "Noch hat niemand etwas gefragt. Was möchtest du wissen? ",
  ask("Stelle die erste Frage"),
  ".",
];

export const moreDetails = "Mehr Details";
export const moreDetailsAbout = (title: string) => `Mehr Details zu ${title}`;

export const failed = "Diese Frage konnte nicht geladen werden";
export const backToList = "Zurück zu den Fragen";
export const askedBy = <Part>(person: Part) => ["gefragt von ", person];
export const edit = "Frage bearbeiten";
export const answerIt = "Frage beantworten";
export const haveItToo = "Geht mir auch so";
export const willBeOffered = (skills: string) =>
  `Nach einem Tag noch keine Antwort? Dann werden bis zu drei Mitglieder gefragt, die sich mit ${skills} auskennen.`;
export const offered = (count: number, skills: string) => {
  if (count === 1) return `Ein Mitglied, das sich mit ${skills} auskennt, wurde gefragt.`;
  return `${count === 2 ? "Zwei" : "Drei"} Mitglieder, die sich mit ${skills} auskennen, wurden gefragt.`;
};
export const acceptanceFailed = "Ups, da ist etwas schiefgegangen";
/** To who asked. */
export const noAnswersYet = "Noch keine Antworten.";
export const answers = {
  title: "Antworten",
  none: "Noch keine Antworten. Weißt du eine?",
  write: "Antwort schreiben",
  failed: "Die Antworten konnten nicht geladen werden.",
  wasDeleted: "Diese Antwort wurde gelöscht.",
};

export const editPage = {
  title: "Frage bearbeiten",
  failed: "Diese Frage konnte nicht geladen werden.",
  refused: "Diese Frage darfst du nicht bearbeiten.",
};
export const logInFirst = "Bitte melde dich an, um eine Frage zu stellen!";

export const titleLabel = "Titel";
export const titleLength = (length: number, max: number) =>
  length > max
    ? `${number(length)} von ${number(max)} Zeichen, ${number(length - max)} zu viel`
    : `${number(length)} von ${number(max)} Zeichen`;
export const skillsHint = (max: number) =>
  `Höchstens ${number(max)}. Wer sich mit einer davon auskennt, wird vielleicht gefragt, wenn niemand antwortet.`;
export const similar = "Ähnliche Fragen";
export const similarFound = (count: number) => (count === 1 ? "1 ähnliche Frage" : `${number(count)} ähnliche Fragen`);
export const howAnswered = {
  answered: "Beantwortet",
  answers: (count: number) => (count === 1 ? "1 Antwort" : `${number(count)} Antworten`),
  none: "Noch keine Antwort",
};
export const saving = {
  created: "Frage angelegt!",
  updated: "Frage gespeichert!",
  creationFailed: "Die Frage konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  updateFailed: "Die Frage konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
};
export const deletion = {
  title: "Frage löschen",
  question: "Möchtest du diese Frage wirklich löschen?",
  goesWithIt: "Die Antworten darauf werden mitgelöscht.",
  done: "Frage gelöscht!",
  failed: "Die Frage konnte nicht gelöscht werden. Bitte versuche es noch einmal.",
};

export const sorts = { newest: "Neueste", active: "Letzte Aktivität", votes: "Meiste Stimmen" };
export const state = "Stand";
export const mine = "Meine Fragen";
export const count = (questions: number) => (questions === 1 ? "1 Frage" : `${number(questions)} Fragen`);
export const noneMatch = "Zu diesen Filtern passen keine Fragen.";

/** After their number. */
export const votes = (count: number): string => (count === 1 ? "Stimme" : "Stimmen");
export const questionListAnswers = (count: number): string => (count === 1 ? "Antwort" : "Antworten");
export const active = (ago: string) => `aktiv ${ago}`;
export const otherSkills = (count: number) => `+${number(count)}`;
