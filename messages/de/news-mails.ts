import { list, number } from "./formats.ts";
import { fitting } from "./post-kinds.ts";

export const newAt = (title: string) => `Neues bei „${title}“`;
export const several = {
  job: fitting.counts.jobs,
  seat: fitting.counts.projects,
  search: (count: number) => `${number(count)} neue Treffer zu deinen Suchaufträgen`,
  watched: (count: number) => `${number(count)} Neuigkeiten bei dem, was du beobachtest`,
  joined: (count: number) => `${number(count)} Neue in deinen Jahrgängen`,
};

/** Before each of several quotations. */
export const says = (who: string) => `${who}:`;
export const earlier = (count: number) =>
  count === 1 ? "Ein früherer Text steht hier nicht." : `${number(count)} frühere Texte stehen hier nicht.`;
export const asks = (who: string) => `${who} fragt:`;
const lacking = (missing: string[]) => ` Es fehlt: ${missing.join(", ")}.`;
export const fit = (had: number, all: number, missing: string[]) =>
  `Du hast ${number(had)} von ${number(all)}.${missing.length > 0 ? lacking(missing) : ""}`;
export const knows = (skills: string[]) => `Du kennst dich mit ${list(skills)} aus.`;
export const more = (count: number) => `und ${number(count)} weitere`;

export const look = "Ansehen";
export const answer = "Antworten";
export const notifications = "Benachrichtigungen";
export const stop = "Diese Mails abbestellen";
export const settings = "Einstellungen";

export const reasons = {
  mention: "du erwähnt wurdest",
  reply: "dir jemand geantwortet hat",
  answer: "du die Frage gestellt hast",
  comment: "jemand etwas zu deinem Beitrag geschrieben hat",
  accepted: "die Antwort von dir ist",
  contact: "dir jemand schreibt",
  team: "du zum Projekt gehörst oder dazugehören möchtest",
  decision: "es um etwas von dir geht",
  ending: "der Job von dir ist",
  checkin: "du hier deinen Abschluss gemacht hast und wir einmal im Jahr fragen",
  question: "du dich damit auskennst",
  search: "du diesen Suchauftrag hast",
  job: "du die Kenntnisse hast",
  seat: "du die Kenntnisse hast",
  watched: "du das beobachtest",
  joined: "du zu diesem Jahrgang gehörst",
};
export const why = (because: string[]) => `Du bekommst diese Mail, weil ${list(because)}.`;

export const pushed = {
  mention: "Du wurdest erwähnt",
  reply: "Eine neue Antwort an dich",
  answer: "Eine neue Antwort",
  comment: "Ein neuer Kommentar",
  accepted: "Deine Antwort wurde akzeptiert",
  contact: "Jemand schreibt dir",
  team: "Neues aus deinem Team",
  decision: "Das Team hat etwas entschieden",
  ending: "Ein Job von dir endet bald",
  checkin: "Eine Frage an dich",
  question: "Eine Frage, die du beantworten könntest",
  search: "Neues zu einem Suchauftrag",
  job: "Ein Job, der zu dir passt",
  seat: "Ein Projekt mit einem Platz für dich",
  watched: "Neues bei dem, was du beobachtest",
  joined: "Neues in deinem Jahrgang",
};

export const letters = {
  daily: {
    subject: (parts: string[]) => `Dein Tag: ${parts.join(", ")}`,
    first: "Du bekommst diese Mail, weil du Mitglied bist: höchstens einmal am Tag, wenn es etwas für dich gibt.",
    why: "Diese Mail kommt höchstens einmal am Tag, wenn es etwas für dich gibt.",
  },
  weekly: {
    subject: (parts: string[]) => `Deine Woche: ${parts.join(", ")}`,
    first: "Du bekommst diese Mail, weil du Mitglied bist: höchstens einmal in der Woche, wenn es etwas für dich gibt.",
    why: "Diese Mail kommt höchstens einmal in der Woche, wenn es etwas für dich gibt.",
  },
};
export const counts = {
  written: (count: number) => `${number(count)}-mal an dich geschrieben`,
  ...fitting.counts,
  search: (count: number, name: string) => `${number(count)} neue Treffer zu „${name}“`,
  watched: several.watched,
  joined: (count: number) => `${number(count)} Neue in deinem Jahrgang`,
};
export const headings = {
  written: "An dich geschrieben",
  ...fitting.headings,
  watched: "Was du beobachtest",
  joined: "Neu in deinem Jahrgang",
};
