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
export const unused = <Part>(skill: Part, ask: (words: string) => Part) => [
  "Noch niemand hier hat ",
  skill,
  " genannt. Wenn du es kannst, nimm es in dein Profil auf. Wenn du es lernen willst, ",
  ask("stell die erste Frage dazu"),
  ".",
];
export const knowThis = "Das kann ich";
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
export const noneInText = "Kenntnisse, die du nennst, erscheinen hier.";
export const addSkill = (skill: string) => `${skill} hinzufügen`;
export const addAll = "Alle hinzufügen";

export const skillCurationList = {
  title: "Kenntnisse",
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
export const skillCurationNone = "Es gibt noch keine Kenntnisse. Füge die erste hinzu.";

export const addition = {
  open: "Kenntnis hinzufügen",
  title: "Kenntnis hinzufügen",
  about: "Mitglieder können sie im Profil nennen, Jobs und Projekte danach fragen.",
  name: "Name",
  submit: "Kenntnis hinzufügen",
};
export const skillCurationAdded = (skill: string) => `${skill} gehört jetzt zu den Kenntnissen.`;

export const alsoCalled = "Heißt auch";
export const aliasRemoved = (alias: string, skill: string) => `„${alias}“ steht nicht mehr für ${skill}.`;
export const comesWithIt = "Wer sie hat, hat auch";
export const impliedRemoved = (implied: string, skill: string) => `${implied} gehört nicht mehr zu ${skill}.`;
export const nothing = "-";
export const skillCurationRemove = (name: string) => `${name} entfernen`;
export const open = "Öffnen";
export const openSkill = (skill: string) => `${skill} öffnen`;

export const alias = {
  open: "Namen hinzufügen",
  openFor: (skill: string) => `Namen hinzufügen: ${skill}`,
  title: (skill: string) => `Ein anderer Name für ${skill}`,
  about: (skill: string) => `Wenn jemand diesen Namen importiert oder vorschlägt, zählt er als ${skill}.`,
  name: "Anderer Name",
  submit: "Namen hinzufügen",
  done: (name: string, skill: string) => `„${name}“ steht jetzt für ${skill}.`,
};
export const implied = {
  open: "Dazu gehört …",
  openFor: (skill: string) => `${skill}: Dazu gehört …`,
  title: (skill: string) => `Was zu ${skill} gehört`,
  about: (skill: string) => `Wer ${skill} hat, dem wird überall auch die andere Kenntnis angerechnet.`,
  choice: "Dazu gehört auch",
  submit: "Speichern",
  done: (skill: string) => `Was zu ${skill} gehört, ist gespeichert.`,
};
export const merger = {
  open: "Zusammenlegen …",
  openFor: (skill: string) => `${skill} zusammenlegen …`,
  title: (skill: string) => `${skill} mit einer anderen Kenntnis zusammenlegen`,
  about: (skill: string) =>
    `Mitglieder, Jobs und Projekte, die ${skill} nennen, nennen ab jetzt die andere Kenntnis, und „${skill}“ wird ein anderer Name für sie. Das lässt sich nicht rückgängig machen.`,
  choice: "Zusammenlegen mit",
  submit: "Zusammenlegen",
  done: (skill: string, kept: string) => `${skill} heißt jetzt ${kept}.`,
};
export const skillChoice = {
  find: "Kenntnis suchen",
  choose: "Kenntnis auswählen",
  required: "Bitte wähle eine Kenntnis",
};

export const suggestions = {
  title: "Von Mitgliedern vorgeschlagen",
  pages: "Seiten mit Vorschlägen",
  failed: "Die Vorschläge konnten nicht geladen werden.",
  none: "Zurzeit gibt es keine Vorschläge. Mitglieder schlagen Kenntnisse vor, wenn sie ihr Profil bearbeiten.",
  emptyPage: "Auf dieser Seite gibt es keine Vorschläge. Geh zurück zur vorigen.",
};
const andOthers = (count: number) =>
  count === 1 ? " und einer weiteren Person" : ` und ${number(count)} weiteren Personen`;
export const suggestedBy = <Part>(people: Part[], others: number) => [
  "vorgeschlagen von ",
  ...people.flatMap((person, place) => (place === 0 ? [person] : [", ", person])),
  others > 0 ? andOthers(others) : "",
];
export const accepted = (people: number, skill: string) =>
  people > 1
    ? `Alle ${number(people)}, die das vorgeschlagen haben, haben jetzt ${skill}.`
    : `Wer das vorgeschlagen hat, hat jetzt ${skill}.`;
export const newSkill = {
  open: "Hinzufügen",
  openFor: (name: string) => `${name} hinzufügen`,
  title: "Kenntnis hinzufügen",
  about: "Berichtige, wenn nötig, die Schreibweise. Wer die Kenntnis vorgeschlagen hat, hat sie sofort.",
  name: "Name",
  submit: "Kenntnis hinzufügen",
};
export const knownSkill = {
  open: "Haben wir schon",
  openFor: (name: string) => `Haben wir schon: ${name}`,
  title: (name: string) => `„${name}“ haben wir schon`,
  about: (name: string) =>
    `„${name}“ wird ein anderer Name der gewählten Kenntnis. Wer ihn vorgeschlagen hat, hat sie sofort.`,
  choice: "Es ist dasselbe wie",
  submit: "Diese Kenntnis nehmen",
};
export const refusal = {
  open: "Ablehnen",
  openFor: (name: string) => `${name} ablehnen`,
  title: (name: string) => `„${name}“ ablehnen?`,
  about: "Niemand bekommt diese Kenntnis. Sie kann wieder vorgeschlagen werden.",
  confirm: "Ablehnen",
  done: (name: string) => `„${name}“ ist abgelehnt.`,
};
