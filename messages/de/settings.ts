import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

const languageNames = /* @__PURE__ */ new Intl.DisplayNames("de-DE", { type: "language" });
const languageName = (code: string) => languageNames.of(code) ?? code;

export const title = "Einstellungen";
export const titleOf = (tab: string) => `${tab}, Einstellungen`;
export const parts = "Teile der Einstellungen";
export const account = "Konto";
export const security = "Sicherheit";
export const profile = "Profil";
export const privacy = "Privatsphäre";
export const deleted = "Gelöscht";
export const reports = "Meldungen";
export const notifications = "Benachrichtigungen";
export const developer = "Entwicklung";

export const password = "Passwort";
export const aboutPassword = "Wenn du es änderst, werden deine anderen Geräte abgemeldet.";
export const currentPassword = "Aktuelles Passwort";
export const newPassword = "Neues Passwort";
export const confirmNewPassword = "Neues Passwort bestätigen";
export const changePassword = "Passwort ändern";
export const changingPassword = "Ändert …";
export const passwordChanged = "Passwort geändert. Deine anderen Geräte sind abgemeldet.";

export const email = "E-Mail";
export const aboutEmail = "Damit meldest du dich an, und dorthin schreibt das Board.";
export const changeOnProfile = "In deinem Profil ändern";

export const theme = "Design";
export const aboutTheme = "Dieser Browser merkt es sich.";
export const themes = {
  dusk: { label: "Abend", hint: "Dunkel" },
  day: { label: "Tag", hint: "Hell" },
  device: { label: "Wie mein Gerät", hint: "Wechselt mit ihm" },
};

export const language = "Sprache";
export const aboutLanguage = "Die Sprache von Seiten und Mails.";
export const asInBrowser = "Wie in diesem Browser";
export const nowInBrowser = (language: string) =>
  `Jetzt ${languageName(language)}. Mails kommen in der Sprache, die du zuletzt benutzt hast.`;

export const search = "Suche";
export const searchBySlash = "Die Suche mit der Taste / öffnen";

export const data = "Deine Daten";
export const aboutData = "Alles, was das Board über dich weiß.";
export const whatExportHolds =
  "Dein Profil, deine Beiträge, Kommentare, Firmen und Geräte kommen als eine JSON-Datei, jedes Bild als eigene Datei. Vielleicht fragt dein Browser, ob er mehrere Dateien speichern darf.";
export const download = "Alles herunterladen";
export const collecting = "Sammelt …";
export const downloaded = (pictures: number) => {
  if (pictures === 0) return "Gespeichert: eine JSON-Datei.";
  return pictures === 1
    ? "Gespeichert: eine JSON-Datei und 1 Bild."
    : `Gespeichert: eine JSON-Datei und ${number(pictures)} Bilder.`;
};
export const choosePassword =
  "Du hast noch kein Passwort. Mit einem Passwort kannst du dich auch über deine Adresse anmelden.";

export const devicesTitle = "Geräte";
export const devicesAbout = "Wo du angemeldet bist.";
export const devicesFailed = "Deine Geräte konnten nicht geladen werden.";

/** Firefox auf Linux */
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`;
export const unknown = "Unbekanntes Gerät";
export const thisOne = "Dieses Gerät";
export const lastUsed = (ago: string) => `zuletzt benutzt: ${ago}`;
export const since = <Part>(day: Part) => ["seit dem ", day];
export const loggedInSince = <Part>(day: Part) => ["angemeldet seit dem ", day];

export const logOut = "Abmelden";
export const logOutThis = (device: string, ago: string) => `${device} abmelden, zuletzt benutzt: ${ago}`;
export const loggingOut = "Meldet ab …";
export const loggedOut = (device: string) => `${device} ist abgemeldet.`;
export const logOutElsewhere = "Überall sonst abmelden";
export const loggedOutElsewhere = "Du bist überall sonst abgemeldet.";
export const logOutEverywhere = "Überall abmelden";
export const loggedOutEverywhere = "Du bist überall abgemeldet.";

export const departureTitle = "Konto löschen";
export const departureAbout = "Du verlässt das Board.";
export const whatGoes =
  "Dein Profil verschwindet sofort und endgültig. Ob deine Beiträge und Kommentare mitgehen, entscheidest du; bevor etwas geschieht, siehst du, worum es geht. Wenn du eine Kopie behalten willst, lade vorher deine Daten herunter.";

export const dialog = "Dein Konto löschen";
export const belongingsFailed = "Was zu deinem Konto gehört, konnte nicht geladen werden.";
export const forGood =
  "Dein Profil verschwindet sofort und endgültig, und du wirst überall abgemeldet. Niemand kann es zurückholen.";
export const departurePassword = "Dein Passwort";
export const departureConfirm = "Mein Konto endgültig löschen";
export const deleting = "Löscht …";
export const departureDeleted = "Dein Konto ist gelöscht.";

const counted = {
  ...postKinds.counted,
  comments: (count: number) => (count === 1 ? "1 Kommentar" : `${number(count)} Kommentare`),
};
type Posts = Record<keyof typeof counted, number>;

/** 2 Jobs, 1 Frage und 12 Kommentare; what there is none of is left out. */
export const posts = (counts: Posts) =>
  list(
    (Object.keys(counted) as (keyof Posts)[])
      .filter((kind) => counts[kind] > 0)
      .map((kind) => counted[kind](counts[kind])),
  );

export const yours = {
  standsOn: <Part>(posts: Part) => ["Das steht hier unter deinem Namen: ", posts, ". Was soll damit geschehen?"],
  nothing: "Du hast nichts gepostet, also bleibt nichts von dir zurück.",
  withoutName: "Ohne deinen Namen: Es erscheint als Beitrag von einem Ex-Mitglied.",
  companies: (count: number) =>
    count === 1
      ? "1 Firma, die du hinzugefügt hast, bleibt ohne deinen Namen stehen."
      : `${number(count)} Firmen, die du hinzugefügt hast, bleiben ohne deinen Namen stehen.`,
};
export const theirs = {
  standsOn: <Part>(posts: Part) => [
    "Das steht hier unter dem Namen dieser Person: ",
    posts,
    ". Was soll damit geschehen?",
  ],
  nothing: "Diese Person hat nichts gepostet, also bleibt nichts von ihr zurück.",
  withoutName: "Ohne ihren Namen: Es erscheint als Beitrag von einem Ex-Mitglied.",
  companies: (count: number) =>
    count === 1
      ? "1 Firma, die diese Person hinzugefügt hat, bleibt ohne ihren Namen stehen."
      : `${number(count)} Firmen, die diese Person hinzugefügt hat, bleiben ohne ihren Namen stehen.`,
};
export const savedJobs = (count: number) =>
  count === 1
    ? "Der Job, den du dir gemerkt hast, wird gelöscht, mit deiner Notiz."
    : `Die ${number(count)} Jobs, die du dir gemerkt hast, werden gelöscht, mit deinen Notizen.`;
export const votes = (count: number) =>
  count === 1 ? "Deine Stimme wird zurückgenommen." : `Deine ${number(count)} Stimmen werden zurückgenommen.`;
export const keep = "Stehen lassen";
export const erase = "Löschen";
export const whatErasingDoes = "Es ist dann für alle weg, mit dem, was andere darunter geschrieben haben.";
export const savedSearches = (count: number) =>
  count === 1 ? "Dein Suchauftrag wird gelöscht." : `Deine ${number(count)} Suchaufträge werden gelöscht.`;
export const conversations = (count: number) =>
  count === 1
    ? "Deine Unterhaltung wird geschlossen: Die andere Person behält, was du geschrieben hast, außer bei einer Anfrage ohne Antwort."
    : `Deine ${number(count)} Unterhaltungen werden geschlossen: Die anderen behalten, was du geschrieben hast, außer bei Anfragen ohne Antwort.`;
export const bin = "Was du in den letzten 30 Tagen gelöscht hast, lässt sich nicht mehr zurückholen.";

export const whoSeesWhat = "Wer was sieht";
export const aboutWhoSees =
  "Was jemand nicht sehen darf, sieht aus wie leer. Dein Jahrgang sind die, die in ihm bestätigt sind.";
export const whoSees = {
  about: "Wer sieht, was du über dich schreibst",
  location: "Wer deinen Ort sieht",
  links: "Wer deine Links sieht",
  openTo: "Wer sieht, wofür du offen bist",
  company: "Wer sieht, wo du arbeitest",
  cohort: "Wer deinen Jahrgang sieht",
};
export const visibilities = { members: "Mitglieder", cohort: "Mein Jahrgang", me: "Nur ich" };
export const whoMayWrite = "Wer dir schreiben darf";
export const aboutWhoMayWrite = "Eine erste Nachricht. Offene Unterhaltungen gehen weiter.";
export const requestsFrom = { members: "Mitglieder", verified: "Bestätigte Absolvent:innen", nobody: "Niemand" };
export const privacySaved = "Gespeichert";
export const privacySettingsFailed = "Deine Einstellungen konnten nicht geladen werden.";
