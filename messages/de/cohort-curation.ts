import { number } from "./formats.ts";

export const add = "Jahrgang hinzufügen";
export const edit = "Bearbeiten";
export const editThis = (cohort: string) => `${cohort} bearbeiten`;
export const name = "Name";
export const nameHint = "Wie alle ihn nennen: Web 2024-1.";
export const course = "Kurs";
export const city = "Stadt";
export const startsOn = "Erster Tag";
export const endsOn = "Letzter Tag";
export const size = "Wie viele es waren";
export const saved = "Jahrgang gespeichert";
export const remove = "Löschen";
export const removeThis = (cohort: string) => `${cohort} löschen`;
export const removal = {
  title: "Diesen Jahrgang löschen?",
  question: "Mit Mitgliedern geht das nicht.",
  done: "Jahrgang gelöscht",
};

export const addAddresses = "Adressen hinzufügen";
export const addAddressesTo = (cohort: string) => `Adressen hinzufügen: ${cohort}`;
export const addresses = "E-Mail-Adressen";
export const addressesHint = (most: number) => `Eine je Zeile, höchstens ${number(most)}.`;
export const file = "Oder eine Datei";
export const fileHint = "CSV oder XLSX. Alles, was nach einer Adresse aussieht, kommt dazu.";
export const found = (count: number) => (count === 1 ? "1 Adresse gefunden" : `${number(count)} Adressen gefunden`);
export const without = (lines: number) =>
  lines === 1 ? "1 Zeile ohne Adresse bleibt weg." : `${number(lines)} Zeilen ohne Adresse bleiben weg.`;
export const noneInFile = "In dieser Datei steht keine Adresse.";
export const fileFailed = "Diese Datei konnte nicht gelesen werden.";
export const notUtf8 = (row: number) =>
  `Diese Datei ist UTF-8, Zeile ${row} aber nicht: Bitte neu als UTF-8 speichern.`;
export const adding = "Wird hinzugefügt …";
export const onRoster = (count: number) =>
  count === 1
    ? "1 Adresse steht auf der Liste. Niemand kann sie mehr lesen."
    : `${number(count)} Adressen stehen auf der Liste. Niemand kann sie mehr lesen.`;
export const verifiedAtOnce = (count: number) =>
  count === 1 ? "1 Mitglied ist bestätigt." : `${number(count)} Mitglieder sind bestätigt.`;

export const wait = (count: number) =>
  count === 1 ? "1 Person wartet auf Bestätigung." : `${number(count)} Personen warten auf Bestätigung.`;
export const whoWaitsIn = (cohort: string) => `Wer in ${cohort} wartet`;
export const confirm = "Bestätigen";
export const confirmThis = (name: string) => `${name} bestätigen`;
export const confirmed = (name: string) => `${name} ist bestätigt.`;
export const takeOut = "Herausnehmen";
export const takeOutThis = (name: string) => `${name} herausnehmen`;
export const takingOut = "Wird herausgenommen …";
export const cantComeBack = (name: string) => `${name} kommt dann nicht mehr von allein hinein.`;
export const takenOut = (name: string) => `${name} ist nicht mehr dabei.`;
export const reason = "Grund (optional)";
