import { list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const reasons = {
  spam: "Spam oder Werbung",
  abuse: "Beleidigung, Drohung oder Diskriminierung",
  illegal: "Gegen das Gesetz",
  privacy: "Privates von anderen",
  "wrong-place": "Am falschen Ort oder doppelt",
  outdated: "Stimmt nicht mehr",
  other: "Etwas anderes",
};
export const things = {
  ...postKinds.names,
  companies: "Firma",
  comments: "Kommentar",
  users: "Profil",
  messages: "Nachricht",
};

export const casesList = {
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
/** What else waits in a case. */
export const waitsToo = { held: "zurückgehalten", look: "seither geändert", appeal: "Einspruch" };
const units = { minute: ["Minute", "Minuten"], hour: ["Stunde", "Stunden"], day: ["Tag", "Tagen"] } as const;
export const waitsSince = (count: number, unit: "minute" | "hour" | "day") =>
  `wartet seit ${number(count)} ${units[unit][count === 1 ? 0 : 1]}`;
export const hasJustCome = "gerade gekommen";
export const isLooking = (name: string) => `${name} sieht sich das gerade an.`;

export const caseFailed = "Dieser Fall konnte nicht geladen werden.";
export const open = "Öffnen";
export const reports = "Meldungen";
export const heldFor = (word: string) =>
  `Zurückgehalten wegen „${word}“: Texte mit diesem Wort sieht sich zuerst ein Mensch an.`;
export const asReported = "Wie es gemeldet wurde";
export const asNow = "Wie es jetzt ist";
export const isGone = "Das gibt es nicht mehr.";
export const picture = (place: number) => `Bild ${place}`;
export const pictureFailed = "Dieses Bild konnte nicht geladen werden.";
export const reportStates = { open: "offen", decided: "beantwortet", gone: "inzwischen gelöscht" };

export const whereItStands = "Im Zusammenhang";
export const isThisOne = "um diesen geht es";
export const othersOf = (name: string) => `Weitere offene Fälle von ${name}`;
export const appeals = "Einsprüche";
export const earlier = "Frühere Entscheidungen";
export const onOtherThings = (name: string) => `Zu anderen Inhalten von ${name}`;
export const automatic = "Das Board selbst";
/** The basis of a decision. */
export const bases = {
  report: "nach einer Meldung",
  held: "nachdem es zurückgehalten war",
  look: "nach einer Änderung",
  appeal: "nach einem Einspruch",
  own: "aus eigenem Antrieb des Teams",
};

export const caseKeysTitle = "Tasten";
export const caseKeysClose = "Schließen";
export const caseKeysNext = "Zum nächsten Fall";
export const caseKeysPrevious = "Zum vorigen Fall";
export const caseKeysOpen = "Öffnen";
export const these = "Diese Tasten zeigen";
export const chooseOutcome = (outcome: string) => `„${outcome}“ wählen`;
export const decide = "Entscheiden";

export const decidingTitle = "Entscheidung";
export const outcome = "Ergebnis";
export const outcomes = {
  kept: "Nichts zu beanstanden",
  hidden: "Ausblenden",
  removed: "Entfernen",
  cleared: "Teile leeren",
  suspended: "Sperren",
};
export const whichParts = "Welche Teile";
export const parts = {
  picture: "Bild",
  headline: "Kurzvorstellung",
  about: "Über mich",
  location: "Ort",
  links: "Im Netz",
};
export const alsoSuspend = (name: string) => `Auch ${name} sperren`;
export const endsOn = "Endet am";
export const endsOnHint = "Von diesem Tag an geht das Anmelden wieder. Ohne Datum bleibt das Ende offen.";
export const reason = "Grund";
export const chooseReason = "Wähle einen Grund";
export const told = "Was wir der Person und denen sagen, die es gemeldet haben";
export const toldHint = "Nenne niemanden, der gemeldet hat. Verstößt es gegen ein Gesetz, nenne das Gesetz.";
export const decidingDecide = "Entscheiden";
export const deciding = "Entscheidet …";
export const decidingDecided = "Entschieden. Alle Beteiligten wurden benachrichtigt.";
export const lookAgain = "Noch einmal ansehen";
export const takeOver = "Übernehmen";
export const onlyAdmin = "Das kann nur ein Admin entscheiden.";
export const onlyAnother = "Das kann nur ein anderer Admin entscheiden.";
export const onlySomebodyElse = "Das kann nur jemand anderes entscheiden.";

export const decisionsOutcomes = {
  kept: "Nichts zu beanstanden",
  hidden: "Ausgeblendet",
  removed: "Entfernt",
  cleared: "Teile entfernt",
  suspended: "Gesperrt",
  held: "Zurückgehalten",
};
export const suspendedUntil = <Part>(day: Part) => ["Gesperrt bis ", day];
const partNames = {
  picture: "Bild",
  headline: "Kurzvorstellung",
  about: "Über mich",
  location: "Ort",
  links: "Im Netz",
};
export const cleared = (parts: (keyof typeof partNames)[]) => `Entfernt: ${list(parts.map((part) => partNames[part]))}`;
export const byWhom = {
  report: "Ein Mensch aus dem Team hat das nach einer Meldung entschieden.",
  held: "Ein Mensch aus dem Team hat das entschieden, nachdem das Board es zurückgehalten hatte.",
  look: "Ein Mensch aus dem Team hat das nach einer Änderung entschieden.",
  appeal: "Ein Mensch aus dem Team hat das nach einem Einspruch entschieden.",
  own: "Ein Mensch aus dem Team hat das von sich aus entschieden.",
};
export const automatically = "Das geschah automatisch.";

export const onYours = "Was das Team zu deinen Beiträgen entschieden hat";
export const decisionsReported = "Was du gemeldet hast";
export const decisions = {
  nothing: "Bisher nichts.",
  failed: "Was das Team entschieden hat, konnte nicht geladen werden.",
  pages: "Seiten mit Entscheidungen",
};
export const decisionsReports = {
  nothing: "Bisher nichts.",
  failed: "Was du gemeldet hast, konnte nicht geladen werden.",
  pages: "Seiten mit deinen Meldungen",
};
export const decisionsWaiting = "Wartet";
export const gone = "Es wurde inzwischen gelöscht.";

/** What staff say who delete what is another's. */
export const removalReason = "Grund";
export const authorIsTold = "Was die Person erfährt, von der es ist";
export const removalHint = "Sie liest es in einer Mail. Bleibt es leer, steht da: „Das Team hat das entfernt.“";

const locale = "de-DE";

const brief = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
const long = /* @__PURE__ */ new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
/** Of `2026-11`. */
export const briefMonth = (month: string) => brief.format(new Date(month));
export const longMonth = (month: string) => long.format(new Date(month));

export const figuresTitle = "Zahlen";
export const figuresAbout = "Die letzten zwölf Monate, nach dem Tag, an dem etwas geschah.";
export const figuresFailed = "Die Zahlen konnten nicht geladen werden.";
export const download = "Als CSV herunterladen";
export const figuresReports = "Meldungen";
export const received = "Eingegangen";
export const board = "Das Board selbst";
export const held = "Zurückgehalten";
export const figuresAutomatic = "Ausgeblendet";
export const figuresDecisions = "Entscheidungen";
export const medianHours = "Stunden bis entschieden";
export const figuresAppeals = "Einsprüche";
export const overturned = "Aufgehoben";
export const quiet = "Keine Meldungen und keine Entscheidungen.";
