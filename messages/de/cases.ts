import { number } from "./formats.ts";

export const list = {
  title: "Meldungen",
  pages: "Seiten mit Meldungen",
  failed: "Die Meldungen konnten nicht geladen werden.",
  emptyPage: "Auf dieser Seite ist nichts. Geh zurück zur vorigen.",
};
export const nothingWaits = "Nichts wartet auf das Team.";
export const nothingOfThat = "Nichts davon wartet.";
export const nothingDecided = "Bisher wurde nichts entschieden.";
export const bin = "Papierkorb";
export const figures = "Zahlen";

export const state = "Status";
export const waiting = "Wartet";
export const decided = "Entschieden";
export const waitsFor = "Worauf es wartet";
export const everything = "Alles";
export const waits = { report: "Meldungen", held: "Zurückgehalten", look: "Geändert", appeal: "Einsprüche" };

export const urgent = "Dringend";
const counted = (count: number) => (count === 1 ? "1 Meldung" : `${number(count)} Meldungen`);
export const reported = (count: number, reasons: string[]) => `${counted(count)}: ${reasons.join("; ")}`;
/** What else waits at one. */
export const waitsToo = { held: "zurückgehalten", look: "seither geändert", appeal: "Einspruch" };
const units = { minute: ["Minute", "Minuten"], hour: ["Stunde", "Stunden"], day: ["Tag", "Tagen"] } as const;
export const waitsSince = (count: number, unit: "minute" | "hour" | "day") =>
  `wartet seit ${number(count)} ${units[unit][count === 1 ? 0 : 1]}`;
export const hasJustCome = "gerade gekommen";
export const isLooking = (name: string) => `${name} sieht sich das gerade an.`;

export const caseFailed = "Dieser Fall konnte nicht geladen werden.";
export const open = "Öffnen";
export const reports = "Meldungen";
export const heldFor = (word: string) => `Zurückgehalten wegen „${word}“: dieses Wort sieht sich zuerst ein Mensch an.`;
export const asReported = "Wie es gemeldet wurde";
export const asNow = "Wie es jetzt ist";
export const isGone = "Das gibt es nicht mehr.";
export const picture = (place: number) => `Bild ${place}`;
export const pictureFailed = "Dieses Bild konnte nicht geladen werden.";
export const reportStates = { open: "offen", decided: "beantwortet", gone: "inzwischen gelöscht" };

export const whereItStands = "Wo es steht";
export const isThisOne = "um diesen geht es";
export const othersOf = (name: string) => `Weitere offene Fälle von ${name}`;
export const appeals = "Einsprüche";
export const earlier = "Frühere Entscheidungen";
export const onOtherThings = (name: string) => `Zu anderem von ${name}`;
export const automatic = "Das Board selbst";
/** What a decision went by. */
export const bases = {
  report: "nach einer Meldung",
  held: "nachdem es zurückgehalten war",
  look: "nach einer Änderung",
  appeal: "nach einem Einspruch",
  own: "aus eigenem Antrieb des Teams",
};
