import { number } from "./formats.ts";

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
  none: "Niemand wartet auf das, was du weißt.",
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
