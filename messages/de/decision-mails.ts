import { calendarDay, dayOfThisYear, list, number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

type About = { kind: keyof typeof yours | "user" | "message"; title: string };

const yours = {
  ...postKinds.yours,
  company: { nominative: "Deine Firma", accusative: "deine Firma", genitive: "deiner Firma" },
  comment: { nominative: "Dein Kommentar", accusative: "deinen Kommentar", genitive: "deines Kommentars" },
};
const is = ({ kind, title }: About) => {
  if (kind === "message") return "Eine Nachricht von dir";
  return kind === "user" ? "Dein Profil" : `${yours[kind].nominative} „${title}“`;
};
const parts = ({ kind, title }: About) => {
  if (kind === "message") return "einer Nachricht von dir";
  return kind === "user" ? "deines Profils" : `${yours[kind].genitive} „${title}“`;
};
const seen = ({ kind, title }: About) => {
  if (kind === "message") return "eine Nachricht von dir";
  return kind === "user" ? "dein Profil" : `${yours[kind].accusative} „${title}“`;
};

export const subjects = {
  hidden: (about: About) => `${is(about)} ist ausgeblendet`,
  removed: (about: About) => `${is(about)} wurde entfernt`,
  cleared: (about: About) => `Teile ${parts(about)} wurden entfernt`,
  suspended: "Dein Konto ist gesperrt",
  kept: (about: About) => `${is(about)} ist wieder zu sehen`,
  again: (about: About) => `Wir haben uns ${seen(about)} noch einmal angesehen`,
  accountAgain: "Wir haben uns dein Konto noch einmal angesehen",
};

const partNames = {
  picture: "das Bild",
  headline: "die Kurzvorstellung",
  about: "der Text über dich",
  location: "der Ort",
  links: "die Links",
};
export const what = {
  hidden: "Nur du und das Team sehen das noch.",
  removed: "Niemand sieht das mehr.",
  cleared: (removed: (keyof typeof partNames)[], of: About["kind"]) => {
    const names = of === "company" ? { ...partNames, about: "der Text über sie" } : partNames;
    return `Entfernt: ${list(removed.map((part) => names[part]))}.`;
  },
  kept: "Es ist wieder für alle da, so wie es war.",
  keptMessage: "Sie ist wieder da, so wie sie war.",
  suspended: (until: string | null) =>
    until === null
      ? "Dein Konto ist gesperrt: Du kannst dich nicht anmelden, und alle Geräte wurden abgemeldet."
      : `Dein Konto ist bis zum ${calendarDay(new Date(until))} gesperrt: Vor diesem Tag kannst du dich nicht anmelden, und alle Geräte wurden abgemeldet.`,
  alsoSuspended: (until: string | null) =>
    until === null
      ? "Auch dein Konto ist gesperrt: Du kannst dich nicht anmelden."
      : `Auch dein Konto ist gesperrt: Vor dem ${calendarDay(new Date(until))} kannst du dich nicht anmelden.`,
};
export const unseen =
  "Solange sieht nur das Team dein Profil, deine Beiträge und deine Kommentare. Danach sind sie wieder da, so wie jetzt.";
export const letIn = "Dein Konto ist nicht mehr gesperrt: Du kannst dich wieder anmelden.";
export const why = (text: string) => `Der Grund: ${text}`;
export const rule = (name: string) => `Die Regel: ${name}`;
export const rules = "Die Regeln";
export const byWhom = {
  report: "Das hat ein Mensch aus dem Team entschieden, nach einer Meldung.",
  held: "Das hat ein Mensch aus dem Team entschieden, nachdem das Board es zurückgehalten hatte.",
  look: "Das hat ein Mensch aus dem Team entschieden, nachdem du es geändert hattest.",
  appeal: "Das hat ein Mensch aus dem Team entschieden, nach einem Einspruch. Dabei bleibt es.",
  own: "Das hat ein Mensch aus dem Team von sich aus entschieden.",
  automatic: "Das hat das Board automatisch getan.",
};
export const mend = "Ändere es und speichere, dann sieht das Team noch einmal hin.";
export const toMend = "Zu deinem Text";
export const appealUntil = (moment: string, timeZone: string) =>
  `Wenn du das für falsch hältst, bitte bis zum ${dayOfThisYear(new Date(moment), timeZone)} um einen zweiten Blick: Dann sieht jemand anderes aus dem Team hin.`;
export const appeal = "Um einen zweiten Blick bitten";
export const court = "Du kannst deswegen auch vor Gericht gehen.";

export const somethingWaits = (count: number, reasons: string[]) => ({
  subject: "Etwas wartet auf das Team",
  paragraphs: [
    count === 1
      ? "Ein Fall wartet auf einen Menschen aus dem Team."
      : `${number(count)} Fälle warten auf einen Menschen aus dem Team.`,
    ...(reasons.length > 0 ? [`Gemeldet: ${list(reasons)}.`] : []),
  ],
  link: "Ansehen",
});
