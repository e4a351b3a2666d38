import { number } from "./formats.ts";

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

export const sorts = { newest: "Neueste", fit: "Passt am besten", salary: "Gehalt" };
export const savedJobs = "Gemerkte Jobs";
export const myJobs = "Meine Jobs";
export const count = (jobs: number) => (jobs === 1 ? "1 Job" : `${number(jobs)} Jobs`);
export const noneMatch = "Zu diesen Filtern passen keine Jobs.";

export const forMe = "Für mich";
export const fitsRule = (percent: number) =>
  `Alle Muss-Kenntnisse und nach Gewicht ${percent}\u00a0% der Kenntnisse. Seltene wiegen mehr.`;
export const skills = "Kenntnisse";
export const from = "Ab";
export const currency = "Währung";
export const aYear = "im Jahr";
export const paidFrom = (pay: string) => `Mindestens ${pay} im Jahr`;
export const paidIn = (currency: string) => `Gehalt in ${currency}`;
export const spoken = "Sprachen, die ich spreche";
export const posted = "Gepostet";
export const jobFiltersCompany = "Firma";
export const findCompany = "Firma finden";

export const onTheBoard = "Auf dem Board";
export const workHere = (count: number) =>
  count === 1 ? "1 Absolvent:in arbeitet hier" : `${number(count)} Absolvent:innen arbeiten hier`;
export const worksHereNow = "Wer jetzt hier arbeitet";
export const workedHereBefore = "Wer hier gearbeitet hat";
export const seeAll = "Alle ansehen";
export const peopleFailed = "Die Leute dieser Firma konnten nicht geladen werden.";

export const ask = "Jemanden von dort fragen";
export const yourQuestion = "Deine Frage";
export const sendTo = (name: string) => `An ${name} schicken`;
export const someoneElse = "Jemand anderes";
export const youAsked = <Part>(name: Part, day: Part) => ["Du hast ", name, " am ", day, " gefragt."];
export const someone = "jemanden";

const locale = "de-DE";
const currencies = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "currency" });

/** 25,50 €, and 4.200 € */
const formatOf = (currency: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

type Currency = string;
export const exactly = (amount: number, currency: Currency) => formatOf(currency).format(amount);
export const range = (low: number, high: number, currency: Currency) => formatOf(currency).formatRange(low, high);
export const payFrom = (amount: number, currency: Currency) => `ab ${exactly(amount, currency)}`;
export const upTo = (amount: number, currency: Currency) => `bis ${exactly(amount, currency)}`;
export const per = {
  year: (pay: string) => `${pay} im Jahr`,
  month: (pay: string) => `${pay} im Monat`,
  hour: (pay: string) => `${pay} pro Stunde`,
};
export const aboutPay = (pay: string) => `etwa ${pay}`;
export const fromAbout = (amount: number, currency: Currency) => `ab etwa ${exactly(amount, currency)}`;
export const upToAbout = (amount: number, currency: Currency) => `bis etwa ${exactly(amount, currency)}`;
export const atHours = (pay: string, weekly: number) => `${pay}, bei ${weekly} Stunden pro Woche`;

export const currencyName = (code: string) => currencies.of(code) ?? code;

export const savedJobsList = {
  title: "Gemerkte Jobs",
  pages: "Seiten mit gemerkten Jobs",
  failed: "Deine gemerkten Jobs konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Jobs. Geh zurück zur vorigen.",
};
export const savedJobsNone = "Du hast dir noch keine Jobs gemerkt.";
export const toJobs = "Alle Jobs ansehen";
export const noneOfThese = "Von deinen gemerkten Jobs ist keiner dabei.";
export const shown = "Was gezeigt wird";
export const allSaved = "Alle";
export const applied = "Beworben";
export const notApplied = "Nicht beworben";

export const save = "Merken";
export const saved = "Gemerkt";
export const iApplied = "Schon beworben";
export const appliedOn = (day: string) => `Beworben am ${day}`;
export const savedJobsFailed = "Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const note = "Deine Notiz";
export const addNote = "Notiz hinzufügen";
export const editNote = "Notiz bearbeiten";
export const onlyYou = "Nur du siehst sie.";
export const saveNote = "Notiz speichern";
export const noteSaved = "Deine Notiz ist gespeichert.";
export const removeSaved = "Entfernen";
export const removed = "Der Job ist nicht mehr gemerkt.";
export const undo = "Rückgängig";
