import { number } from "./formats.ts";

export const list = {
  title: "Alle Kenntnisse",
  search: "Kenntnisse suchen …",
  pages: "Seiten mit Kenntnissen",
  failed: "Die Kenntnisse konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Kenntnisse. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Kenntnisse zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const none = <Part>(tell: (words: string) => Part) => [
  "Auf diesem Board gibt es noch keine Kenntnisse. ",
  tell("Schreib dem Team"),
  ", welche du hast.",
];
export const peopleWhoKnow = (skill: string) => `Wer ${skill} kann`;
export const findAllPeople = (count: number) => `Alle ${number(count)} unter den Nutzer:innen finden`;
export const namedByNobody = "Noch von niemandem genannt.";
export const posts = "Jobs und Projekte";
export const postsWith = (skill: string) => `Jobs und Projekte mit ${skill}`;

export const failed = "Diese Kenntnis konnte nicht geladen werden";
export const namedBy = (people: number) =>
  people === 1 ? "Von 1 Person genannt" : `Von ${number(people)} Personen genannt`;
export const peopleHere = (count: number) => {
  if (count === 0) return "Personen";
  return count === 1 ? "1 Person hat sie" : `${number(count)} Personen haben sie`;
};
export const namedOrImplied = (named: number, implied: number) =>
  `${number(named)} nennen sie, ${number(implied)} haben sie über eine andere Kenntnis.`;
export const knowThisToo = "Das kann ich auch";
export const youKnowIt = "Steht in deinem Profil.";
export const added = (skill: string) => `${skill} steht jetzt in deinem Profil`;
export const jobs = { title: "Jobs", none: "Zurzeit fragt kein Job danach." };
export const projects = { title: "Projekte", none: "Zurzeit fragt kein Projekt danach." };
export const questions = { title: "Offene Fragen", none: "Keine offene Frage nennt sie." };
export const findAll = "Alle finden";

export const skills = "Kenntnisse";
export const chosen = "Ausgewählte Kenntnisse";
export const remove = (skill: string) => `${skill} entfernen`;
export const choice = {
  find: "Tippe, um zu suchen",
  show: "Alle Kenntnisse anzeigen",
  unknown: "Keine Kenntnis mit diesem Namen.",
};
export const suggest = (name: string) => `„${name}“ vorschlagen`;
export const suggested = (name: string) =>
  `„${name}“ ist vorgeschlagen. Sobald das Team zustimmt, steht es bei deinen Kenntnissen.`;
export const calledHere = (name: string, skill: string) => `„${name}“ heißt hier ${skill}.`;
export const find = "Kenntnis finden";
export const foundInText = "In deinem Text gefunden:";
export const addSkill = (skill: string) => `${skill} hinzufügen`;
export const addAll = "Alle hinzufügen";
