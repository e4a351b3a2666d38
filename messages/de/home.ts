import * as postKinds from "./post-kinds.ts";

export const alumniBoard = (organisation: string) => `Das Alumni-Board von ${organisation}`;
export const claim = "Zusammen gelernt. Zusammen weiterbauen.";
export const offer =
  "Jobs von Leuten, die mit dir im Kurs saßen, Projekte, die genau das brauchen, was du kannst, und Antworten von denen, die es schon hinter sich haben.";
export const start = "Los geht’s";
export const whatIsThis = "Was ist das?";

export const jobPreviews = "Neueste Jobs";
export const noJobs = "Zurzeit gibt es keine Jobs.";
export const viewMore = "Mehr ansehen";
export const viewMoreOf = (title: string) => `Mehr ansehen: ${title}`;
export const logInToViewMore = "Anmelden, um mehr zu sehen";
export const logInToViewMoreOf = (title: string) => `Anmelden, um mehr zu sehen: ${title}`;

export const statistics = "Statistik";
export const statisticsFailed = "Die Statistik konnte nicht geladen werden.";
export const users = { title: "Nutzer:innen", parts: "Kenntnisse", ratio: "Kenntnisse pro Person" };

export const happened = {
  ...postKinds.happened,
  comment: (ago: string) => `Ein neuer Kommentar, ${ago}`,
  answer: (ago: string) => `Eine neue Antwort, ${ago}`,
  member: (ago: string) => `Ein neues Mitglied, ${ago}`,
};
export const withTitle = (event: string, title: string) => `${event}: ${title}`;
export const windows = "Was in den letzten Tagen passiert ist (Pfeiltasten: vor, zurück)";
export const aboutWindows = "Jedes helle Fenster ist etwas, das hier in den letzten Tagen passiert ist.";

export const companiesHere = "Firmen, die unsere Leute kennen";
export const cohortsHere = "Jahrgänge auf dem Board";
