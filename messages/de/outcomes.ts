import { number } from "./formats.ts";

const percent = /* @__PURE__ */ new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 0 });

export const title = "Werdegänge";
export const about = (quarter: string) => `Was nach dem Abschluss kam, Stand Ende ${quarter}.`;
export const quarterNamed = (quarter: string) => quarter.replace("-Q", ", Quartal ");
export const smallGroups =
  "Ein Strich heißt: Es zählen weniger als fünf Leute, oder die Zahl würde eine einzelne Antwort verraten. Die Zahlen eines Jahrgangs werden erst erneuert, wenn sich bei mindestens fünf Leuten etwas geändert hat.";
export const failed = "Die Werdegänge konnten nicht geladen werden.";
export const none = "Es gibt noch keine Werdegänge. Gezählt wird am Ende eines Quartals.";
export const download = "Als CSV herunterladen";
export const cohort = "Jahrgang";
export const endedFrom = "Ende von";
export const endedTo = "bis";
export const figures = {
  graduates: "Absolviert",
  here: "Hier",
  answered: "Geantwortet",
  inField: "Im Fach",
  otherField: "In anderem Fach",
  studying: "Im Studium",
  ownBusiness: "Selbstständig",
  looking: "Auf der Suche",
  notAnswered: "Keine Antwort",
};
export const inFieldHint = "binnen 180 Tagen";
export const rate = (count: number, answered: number) =>
  `${percent.format(count / answered)} von ${number(answered)} Antworten`;
export const dash = "–";
export const tooFew = "zu wenige";
