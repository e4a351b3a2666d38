import { number } from "./formats.ts";

export const list = {
  title: "Jahrgänge",
  search: "Jahrgänge suchen …",
  pages: "Seiten mit Jahrgängen",
  failed: "Die Jahrgänge konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite gibt es keine Jahrgänge. Geh zurück zur vorigen.",
  nothingFound: <Part>(search: Part) => [
    "Keine Jahrgänge zu „",
    search,
    "“ gefunden. Versuche es mit weniger oder anderen Wörtern.",
  ],
};
export const none = "Noch keine Jahrgänge.";
export const yourCohort = "Dein Jahrgang";
export const here = (count: number, size: number | null) => {
  if (size !== null) return `${number(count)} von ${number(size)} sind hier`;
  return count === 1 ? "1 ist hier" : `${number(count)} sind hier`;
};
export const from = <Part>(day: Part) => ["vom ", day];
export const until = <Part>(day: Part) => ["bis ", day];

export const field = {
  label: "Jahrgang",
  find: "Jahrgang suchen",
  show: "Jahrgänge zeigen",
  unknown: "Diesen Jahrgang gibt es hier nicht.",
  chosen: "Gewählte Jahrgänge",
  hint: "Die Liste der Schule bestätigt es, oder zwei aus dem Jahrgang, die hier sind.",
  remove: (cohort: string) => `${cohort} entfernen`,
};

export const failed = "Dieser Jahrgang konnte nicht geladen werden";
export const iWasHere = "Ich war in diesem Jahrgang";
export const waiting = (vouches: number, needed: number) =>
  `Wartet: ${number(vouches)} von ${number(needed)} aus dem Jahrgang bürgen für dich.`;
export const verified = {
  roster: "Bestätigt: auf der Liste der Schule",
  staff: "Bestätigt: vom Team",
  vouches: "Bestätigt: zwei aus dem Jahrgang bürgen",
};
export const leave = "Jahrgang verlassen";
export const leaving = {
  title: "Diesen Jahrgang verlassen?",
  question: "Deine Bürgschaften in diesem Jahrgang werden zurückgenommen.",
};
export const left = "Du hast diesen Jahrgang verlassen";

export const doYouKnow = "Kennst du sie?";
export const sayThey =
  "Sie sagen, dass sie in diesem Jahrgang waren. Bestätigt sind sie, sobald zwei Mitglieder für sie bürgen.";
export const vouchesSoFar = (count: number) => {
  if (count === 0) return "Noch bürgt niemand";
  return count === 1 ? "1 Person bürgt" : `${number(count)} Personen bürgen`;
};
export const know = (name: string) => `Ich kenne ${name}`;
export const takeBack = "Zurücknehmen";
export const takeBackFor = (name: string) => `Zurücknehmen, dass du ${name} kennst`;
export const vouched = (name: string) => `Du bürgst für ${name}.`;
export const tookBack = (name: string) => `Du bürgst nicht mehr für ${name}.`;
export const pendingFailed = "Die Liste der Wartenden konnte nicht geladen werden.";
export const pendingPages = "Seiten mit Wartenden";

export const who = "Wer";
export const nobody = "Aus diesem Jahrgang ist noch niemand hier.";
export const whoFailed = "Die Leute aus diesem Jahrgang konnten nicht geladen werden.";
export const seeAll = (count: number) => `Alle ${number(count)} ansehen`;
export const whereTheyWork = "Wo sie arbeiten";
export const whatTheyKnow = "Was sie können";

export const addCohort = "Jahrgang hinzufügen";
export const edit = "Bearbeiten";
export const editThis = (cohort: string) => `${cohort} bearbeiten`;
export const name = "Name";
export const nameHint = "Wie alle ihn nennen: Web 2024-1.";
export const course = "Kurs";
export const city = "Stadt";
export const startsOn = "Erster Tag";
export const endsOn = "Letzter Tag";
export const size = "Wie viele es waren";
export const cohortSaved = "Jahrgang gespeichert";
export const removeCohort = "Löschen";
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
  `Zeile ${row} dieser Datei ist kein gültiges UTF-8. Bitte speichere die Datei neu als UTF-8.`;
export const adding = "Wird hinzugefügt …";
export const onRoster = (count: number) =>
  count === 1
    ? "1 Adresse steht auf der Liste. Sie lässt sich nicht mehr auslesen."
    : `${number(count)} Adressen stehen auf der Liste. Sie lassen sich nicht mehr auslesen.`;
export const verifiedAtOnce = (count: number) =>
  count === 1 ? "1 Mitglied ist bestätigt." : `${number(count)} Mitglieder sind bestätigt.`;

export const wait = (count: number) =>
  count === 1 ? "1 Person wartet auf Bestätigung." : `${number(count)} Personen warten auf Bestätigung.`;
export const whoWaitsIn = (cohort: string) => `Wer in ${cohort} wartet`;
export const confirmMember = "Bestätigen";
export const confirmThis = (name: string) => `${name} bestätigen`;
export const confirmed = (name: string) => `${name} ist bestätigt.`;
export const takeOut = "Entfernen";
export const takeOutThis = (name: string) => `${name} entfernen`;
export const takingOut = "Wird entfernt …";
export const cantComeBack = (name: string) => `${name} kann dann nicht von selbst wieder beitreten.`;
export const takenOut = (name: string) => `${name} wurde entfernt.`;
export const reason = "Grund (optional)";
