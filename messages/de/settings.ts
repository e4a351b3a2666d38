import { number } from "./formats.ts";

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
export const aboutLanguage = "Seiten und Mails sprechen sie.";
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
export const choosePassword = "Du hast noch kein Passwort. Mit einem kannst du dich auch mit deiner Adresse anmelden.";
