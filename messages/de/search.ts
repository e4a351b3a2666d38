import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const title = "Suche";
export const titleWithKeys = (keys: string) => `Suche (${keys})`;
export const everything = "Alles durchsuchen";
export const close = "Schließen";
export const results = "Ergebnisse";

export const recent = "Zuletzt gesucht";
export const clearRecent = "Verlauf leeren";
export const recentPages = "Zuletzt angesehen";
export const onThisPage = "Auf dieser Seite";
/** Pages that are in no menu of the navigation bar. */
export const morePages = {
  notifications: "Benachrichtigungen",
  savedJobs: "Gemerkte Jobs",
  cohorts: "Jahrgänge",
  profileSettings: "Einstellungen: Profil",
  notificationSettings: "Einstellungen: Benachrichtigungen",
  privacySettings: "Einstellungen: Privatsphäre",
  bin: "Was du gelöscht hast",
  ownReports: "Was du gemeldet hast",
  rules: "Regeln",
};
export const commands = "Befehle";
export const everythingFor = (text: string) => `Alles nach „${text}“ durchsuchen`;
export const keys = { choose: "wählen", open: "öffnen", newTab: "in neuem Tab" };

export const kinds = {
  ...postKinds.groups,
  companies: "Firmen",
  users: "Personen",
  skills: "Kenntnisse",
  cohorts: "Jahrgänge",
};
export const total = (count: number, isMore: boolean) => (isMore ? `${number(count)}+` : number(count));
export const found = (count: number, isMore: boolean) =>
  count === 1 ? "1 Ergebnis" : `${number(count)}${isMore ? "+" : ""} Ergebnisse`;
export const nothing = (text: string) => `Nichts gefunden für „${text}“.`;
export const failed = "Die Suche antwortet nicht.";
export const offline = "Du bist offline.";

export const titleOf = (text: string) => `„${text}“, Suche`;
export const whatIsSearched = "Durchsuche Jobs, Personen, Projekte, Fragen, Firmen, Kenntnisse, Jahrgänge.";
export const howTo = "So sucht man";
export const examples = "Zum Beispiel";
export const nothingOf = (text: string) => `Nichts gefunden für „${text}“. Versuche es mit anderen Wörtern.`;
export const pageFailed = "Die Ergebnisse konnten nicht geladen werden.";
export const emptyPage = "Auf dieser Seite gibt es keine Ergebnisse. Geh zurück zur vorigen.";
export const pages = "Seiten der Ergebnisse";
export const kindsFound = "Arten von Ergebnissen";
export const all = "Alles";
export const kindFound = (kind: string, total: string) => `${kind} ${total}`;
export const allOf = {
  ...postKinds.allOf,
  companies: (total: string) => `Alle ${total} Firmen`,
  users: (total: string) => `Alle ${total} Personen`,
  skills: (total: string) => `Alle ${total} Kenntnisse`,
  cohorts: (total: string) => `Alle ${total} Jahrgänge`,
};

export const operators = "Was die Suche eingrenzt";
export const operator = (name: string, value: string) => `${name}: ${value}`;
export const removeOperator = (operator: string) => `${operator} entfernen`;
export const unknown: Record<string, (name: string) => string> = {
  skill: (name) => `Keine Kenntnis heißt „${name}“`,
  company: (name) => `Keine Firma heißt „${name}“`,
  cohort: (name) => `Kein Jahrgang heißt „${name}“`,
};
export const filters = {
  skill: { title: "Kenntnis", find: "Kenntnis finden" },
  company: { title: "Firma", find: "Firma finden" },
  cohort: { title: "Jahrgang", find: "Jahrgang finden" },
  location: { title: "Ort", find: "Ort eintippen" },
  only: { title: "Nur" },
};
export const only = {
  "is:open": "Offen",
  "is:remote": "Remote möglich",
  "is:verified": "Bestätigt",
  "is:answered": "Beantwortet",
  "is:unanswered": "Unbeantwortet",
  "by:me": "Von mir",
};
