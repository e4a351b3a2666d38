import { number } from "./formats.ts";

export const list = {
  title: "Alle Nutzer:innen",
  search: "Nutzer:innen suchen …",
  pages: "Seiten mit Nutzer:innen",
  failed: "Die Nutzer:innen konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Nutzer:innen. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Nutzer:innen zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const none = <Part>(howToJoin: (words: string) => Part) => [
  "Noch ist niemand hier. ",
  howToJoin("Wie man dazukommt"),
];
export const logInToSeeList = "Bitte melde dich an, um Nutzer:innen zu sehen";
export const logInToSeeOne = "Bitte melde dich an, um mehr über diese Person zu sehen";

export const howPeopleJoin = "Wie man dazukommt";
export const theySignUp = (organisation: string) =>
  `Alle tragen sich selbst ein: Wer bei ${organisation} gelernt hat, registriert sich mit Namen, E-Mail-Adresse und Passwort. Niemand kann das für andere tun: Hier sind alle, weil sie es wollen.`;
export const sendThemAddress = <Part>(signUp: (words: string) => Part) => [
  "Fehlt jemand? Dann verschick die Adresse der ",
  signUp("Seite zum Registrieren"),
  ". Wer dann im Profil Kenntnisse nennt, sieht die Jobs und Projekte, die dazu passen.",
];
export const teamLetsIn = "Danach entscheidet das Team über neue Konten.";
export const theyAreInvited = (organisation: string) =>
  `Das Team lädt ein: Wer bei ${organisation} gelernt hat, bekommt eine Mail und registriert sich über ihren Link mit Namen, dieser Adresse und einem Passwort.`;
export const askForInvitation = <Part>(contact: (words: string) => Part) => [
  "Fehlt jemand? Dann ",
  contact("schreib dem Team"),
  ", wohin die Einladung gehen soll. Wer dann im Profil Kenntnisse nennt, sieht die Jobs und Projekte, die dazu passen.",
];
export const whereItFails = <Part>(contact: (words: string) => Part) => [
  "Wenn das Registrieren bei jemandem nicht klappt, ",
  contact("schreib dem Team"),
  ".",
];

export const worksAt = <Part>(company: Part) => ["arbeitet bei ", company];
export const worksNowhere = "ohne Firma";
export const memberSince = "Hier seit";
export const roleBefore = "Rolle: ";
export const email = "E-Mail";
export const requestContact = "Kontakt anfragen";
export const requestContactOf = (name: string) => `Kontakt anfragen: ${name}`;
export const moreDetails = "Mehr Details";
export const moreDetailsAbout = (name: string) => `Mehr Details zu ${name}`;
export const edit = "Bearbeiten";

export const failed = "Dieses Profil konnte nicht geladen werden";
export const yourProfile = "Dein Profil";
export const editProfile = "Profil bearbeiten";
export const skills = "Kenntnisse";
export const noSkills = "Noch keine Kenntnisse genannt.";
export const youNamedNoSkills = <Part>(name: (words: string) => Part) => [
  "Du hast noch keine Kenntnisse genannt. ",
  name("Nenne sie"),
  ", und das Board zeigt dir die Jobs und Projekte, die zu dir passen.",
];
export const projects = "Gepostete Projekte";
export const noProjects = "Noch keine Projekte gepostet.";
export const jobs = "Gepostete Jobs";
export const noJobs = "Noch keine Jobs gepostet.";
export const inCohort = {
  pending: (cohort: string) => `${cohort}: wartet`,
  roster: (cohort: string) => `${cohort}: auf der Liste der Schule`,
  staff: (cohort: string) => `${cohort}: vom Team bestätigt`,
  vouches: (cohort: string) => `${cohort}: zwei aus dem Jahrgang bürgen`,
};
export const location = "Ort";
export const openTo = "Offen für";
export const about = "Über mich";
export const languages = "Sprachen";
export const links = "Im Netz";
export const whatYouShare = "Was euch verbindet";
export const skillsShared = (count: number, all: number) => `${number(count)} von ${number(all)} Kenntnissen`;
export const cohort = "Jahrgang";
export const company = "Firma";
export const acceptedAnswers = "Angenommene Antworten";
export const workedBefore = "Früher bei";
export const seeAs = "So sehen dein Profil";
export const seenAs = { members: "Mitglieder", cohort: "Mein Jahrgang", company: "Ausgeschlossene Firmen" };
export const asYouSeeIt = "Du selbst";
export const missing = <Part>(what: string, edit: (words: string) => Part) => [
  `Man findet dich leichter mit: ${what}. `,
  edit("Ergänzen"),
];
export const missingParts = {
  skills: "Kenntnissen",
  headline: "einer Kurzvorstellung",
  picture: "einem Bild",
  cohort: "deinem Jahrgang",
};

export const sorts = { name: "Name", newest: "Neueste", fit: "Was ihr teilt" };
export const count = (people: number) => (people === 1 ? "1 Person" : `${number(people)} Personen`);
export const noneMatch = "Zu diesen Filtern passt niemand.";
export const cohorts = "Jahrgänge";

export const userFiltersSkills = "Kenntnisse";
export const skillsNote = "Zählt auch, wer sie über eine andere Kenntnis hat.";
export const userFiltersCompany = "Firma";
export const findCompany = "Firma finden";
export const formerCompany = "Früher bei";
export const userFiltersCohort = "Jahrgang";
export const findCohort = "Jahrgang finden";
export const userFiltersLocation = "Ort";
export const findLocation = "Stadt oder Land";
export const inPlace = (place: string) => `Ort: ${place}`;
export const userFiltersOpenTo = "Offen für";
export const shared = (skills: string[]) => `Ihr teilt ${skills.join(", ")}`;
export const workedAt = (company: string) => `Früher bei ${company}`;

export const role = "Rolle";
export const roleNames = { user: "Mitglied", moderator: "Moderator:in", admin: "Admin" };
/** What a role lets people do, as a sentence about them. */
export const rights = {
  user: "Postet, kommentiert, antwortet und bearbeitet Eigenes.",
  moderator:
    "Bearbeitet und löscht auch die Beiträge aller, löscht Kommentare, bearbeitet alle Profile außer denen von Admins, sperrt Mitglieder und kümmert sich um die Kenntnisse.",
  admin: "Darf all das bei allen und vergibt die Rollen.",
};

export const change = "Rolle ändern";
export const changing = "Ändert …";
export const changed = "Rolle geändert!";
export const onThisBoard = "Rolle auf diesem Board";
export const roleOf = (name: string) => `Rolle von ${name}`;
export const noLongerAdmin = "Du wärst dann nicht mehr Admin.";
export const thisIsYou = "Das bist du: Mit einer anderen Rolle bist du nicht mehr Admin.";
