import { list } from "./formats.ts";

export const title = "Profil mitbringen";
export const how =
  "Wähle dein LinkedIn-Datenarchiv (zip) oder einen JSON Resume. Die Datei wird in deinem Browser gelesen: Gesendet wird nur, was du ankreuzt und dann speicherst.";
export const file = "Datei auswählen";
export const problems = {
  tooLarge:
    "Die Datei ist größer als 20 MB. Fordere bei LinkedIn das Archiv ohne Bilder und Nachrichten an und wähle es hier.",
  tooMuch: "Das Archiv enthält mehr, als es sollte. Bitte lade es bei LinkedIn noch einmal herunter.",
  notAnArchive: "Das ist weder ein LinkedIn-Archiv (zip) noch ein JSON Resume. Bitte wähle eine andere Datei.",
  nothingInIt:
    "In dieser Datei steht kein Profil. Fordere bei LinkedIn das Archiv mit deinem Profil an und wähle es hier.",
};
export const nothingNew = "In deinem Profil steht das alles schon.";
export const headline = "Kurzvorstellung";
export const about = "Über dich";
export const links = "Links";
export const company = "Firma";
export const formerCompanies = "Früher bei";
export const languages = "Sprachen";
export const skills = "Kenntnisse";
export const now = (present: string) => (present === "" ? "Jetzt: leer" : `Jetzt: ${present}`);
export const unknownSkills = (names: string[]) => `Diese Kenntnisse kennt das Board nicht: ${list(names)}.`;
export const notOnBoard = (names: string[]) =>
  `Noch nicht auf dem Board: ${list(names)}. Firmen kannst du im Formular hinzufügen.`;
export const take = (count: number) => (count === 1 ? "1 Angabe übernehmen" : `${count} Angaben übernehmen`);
