import { dayOfThisYear, number, weekday } from "./formats.ts";

export const title = "Willkommen";
export const welcomeBack = <Part>(name: Part) => ["Willkommen zurück, ", name];
export const nameSkills = "Sag dem Board, was du kannst, und es sucht für dich.";
export const whatFits = "Was hier zu dir passt, und warum.";
export const seeWhoIsHere = "Sieh, wer hier ist";
export const profileFailed = "Dein Profil konnte nicht geladen werden.";

export const nothingYet = "Noch wissen wir nicht, was zu dir passt";
export const whyNameSkills =
  "Nenne deine Kenntnisse, und hier erscheinen die Jobs und Projekte, die zu dir passen, jeweils mit dem, was du davon hast und was dir fehlt. Wer einen Job oder ein Projekt zu vergeben hat, findet dich auf demselben Weg.";
export const fillIn = "Profil ausfüllen";
export const lookAtJobs = "Alle Jobs ansehen";
export const lookAtProjects = "Alle Projekte ansehen";

export const matchingJobs = {
  title: "Jobs, die zu dir passen",
  all: "Alle Jobs",
  failed: "Die Jobs, die zu dir passen, konnten nicht geladen werden.",
  none: "Zurzeit fragt kein Job nach deinen Kenntnissen. Sieh dir alle an oder nenne mehr Kenntnisse.",
};
export const matchingProjects = {
  title: "Empfohlene Projekte",
  all: "Alle Projekte",
  failed: "Die Projekte, die zu dir passen, konnten nicht geladen werden.",
  none: "Zurzeit fragt kein Projekt nach deinen Kenntnissen. Sieh dir alle an oder nenne mehr Kenntnisse.",
};
export const matchingQuestions = {
  title: "Offene Fragen, die du beantworten könntest",
  all: "Alle unbeantworteten Fragen",
  failed: "Die Fragen, die du beantworten könntest, konnten nicht geladen werden.",
  none: "Zu deinen Kenntnissen gibt es keine unbeantwortete Frage.",
};

export const yourSkills = "Deine Kenntnisse";
export const editProfile = "Profil bearbeiten";
export const yourJobs = "Deine Jobs";
export const addJob = "Job hinzufügen";
export const savedJobs = "Gemerkte Jobs";
export const yourProjects = "Deine Projekte";
export const addProject = "Projekt hinzufügen";
export const classmatesWait = (count: number, cohort: string) =>
  count === 1
    ? `1 Person sagt, sie war in ${cohort}. Kennst du sie?`
    : `${number(count)} Personen sagen, sie waren in ${cohort}. Kennst du sie?`;

const few = ["Eine", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Elf", "Zwölf"];
const things = (count: number) => (count === 1 ? "Eine Neuigkeit" : `${few[count - 1] ?? number(count)} Neuigkeiten`);

/** So many are unread, since the oldest of them. */
export const newThings = {
  today: (count: number) => `${things(count)} von heute`,
  yesterday: (count: number) => `${things(count)} seit gestern`,
  lately: (count: number, since: Date) => `${things(count)} seit ${weekday(since)}`,
  earlier: (count: number, since: Date) => `${things(count)} seit dem ${dayOfThisYear(since)}`,
};
export const manyThings = (count: number) => `${number(count)} ungelesene Neuigkeiten`;
export const quiet = "Für dich gibt es nichts Neues.";
const boardThings = (count: number) => (count === 1 ? "eine Neuigkeit" : `${number(count)} Neuigkeiten`);
const boardSince = (count: number, since: string) => `${quiet} Auf dem Board gab es ${since} ${boardThings(count)}.`;
/** Nothing is unread; so much happened on the board. */
export const boardHad = {
  today: (count: number) => boardSince(count, "heute"),
  yesterday: (count: number) => boardSince(count, "seit gestern"),
  lately: (count: number, since: Date) => boardSince(count, `seit ${weekday(since)}`),
  earlier: (count: number, since: Date) => boardSince(count, `seit dem ${dayOfThisYear(since)}`),
};
export const bestFit = { job: "Dieser Job passt am besten zu dir", project: "Dieses Projekt passt am besten zu dir" };
export const morningFailed = "Was es für dich Neues gibt, konnte nicht geladen werden.";
export const seeAll = "Alle Benachrichtigungen";

export const ownHouse = "Was es für dich Neues gibt (Pfeiltasten: nächstes, voriges)";
export const aboutHouse = "Jedes helle Fenster ist etwas Neues für dich.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `Neu in ${cohort}`;

export const firstSteps = "Erste Schritte";
export const steps = {
  skills: { title: "Kenntnisse", why: "Sieh, welche Jobs und Projekte zu dir passen." },
  company: { title: "Firma", why: "Wer dort arbeiten möchte, kann dich fragen." },
  picture: { title: "Bild", why: "Andere aus deinem Jahrgang erkennen dich." },
  cohort: { title: "Jahrgang", why: "Finde die anderen aus deinem Jahrgang wieder." },
};
export const stepDone = "Erledigt";
