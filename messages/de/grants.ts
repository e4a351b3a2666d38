import { number } from "./formats.ts";
import * as postKinds from "./post-kinds.ts";

export const jobEnds = (title: string) => `Letzter Tag: ${title}`;

export const title = "Tokens und Feeds";
export const about = "Zugänge für Skripte, Feedreader und Assistenten. Beende, was du nicht brauchst.";
export const none =
  "Du hast noch keine. Ein Token gibt einem Skript oder einem Assistenten Zugang. Einen Feed erstellst du neben einer Liste mit „Feed“.";
export const failed = "Deine Tokens und Feeds konnten nicht geladen werden.";
export const kinds = { token: "Token", feed: "Feed" };
export const ends = <Part>(day: Part) => ["endet am ", day];
export const lastUsed = (ago: string) => `zuletzt benutzt: ${ago}`;
export const neverUsed = "nie benutzt";
export const may = (nouns: string[]) => `Darf: ${nouns.join("; ")}`;
export const reads = (noun: string) => `${noun} lesen`;
export const writes = (noun: string) => `${noun} schreiben`;
export const readsAndWrites = (noun: string) => `${noun} lesen und schreiben`;
export const nouns = {
  ...postKinds.scopes,
  companies: "Firmen",
  people: "Personen",
  search: "Suche",
  notifications: "Benachrichtigungen",
  profile: "dein Profil",
};
export const revoke = "Beenden";
export const revokeThis = (name: string) => `„${name}“ beenden?`;
export const revokeOf = (name: string) => `${name} beenden`;
export const whatRevokingDoes = {
  token: "Was dieses Token benutzt, hat ab sofort keinen Zugang mehr.",
  feed: "Seine Adressen funktionieren ab sofort in keinem Feedreader mehr.",
};
export const revoked = (name: string) => `„${name}“ ist beendet.`;

export const newToken = "Neues Token";
export const name = "Name";
export const tokenNameHint = "Wofür du es benutzt, zum Beispiel „Skript für neue Jobs“.";
export const mayDo = "Es darf";
export const mayDoHint =
  "Nie mehr, als du selbst darfst. Zu Nachrichten, deinem Konto und der Verwaltung gibt kein Token Zugang.";
export const read = "Lesen";
export const write = "Schreiben";
export const readOf = (noun: string) => `Lesen: ${noun}`;
export const writeOf = (noun: string) => `Schreiben: ${noun}`;
export const endsAfter = "Endet nach";
export const days = (count: number) => `${number(count)} Tagen`;
export const make = "Token erstellen";
export const making = "Erstellt …";
export const yourToken = "Dein neues Token";
export const token = "Token";
export const shownOnce = "Kopiere es jetzt: Das Board zeigt es nur dieses eine Mal und behält keine Kopie.";
export const copy = "Kopieren";
export const copied = "Kopiert";
export const copyThis = (what: string) => `Kopieren: ${what}`;
export const done = "Fertig";

export const feed = "Feed";
export const feedAbout =
  "Ein Feedreader oder eine Website folgt dieser Liste mit ihren Filtern, so wie du sie siehst. Wer die Adresse hat, kann sie lesen.";
export const feedNameHint = "Der Titel, den der Feedreader zeigt.";
export const makeFeed = "Feed erstellen";
export const yourFeed = "Dein neuer Feed";
export const feedShownOnce =
  "Kopiere die Adresse jetzt: Das Board zeigt sie nur dieses eine Mal. Beenden kannst du den Feed in deinen Einstellungen.";
export const addresses = { atom: "Atom", json: "JSON Feed", ics: "Kalender der letzten Tage (iCalendar)" };

export const assistants = "Assistenten";
export const assistantsAbout = "Für Assistenten, die MCP sprechen, das Model Context Protocol.";
export const whatAssistantsDo =
  "Mit einem Token von dir kann ein Assistent das Board durchsuchen, Jobs, Fragen und Firmen lesen, Personen finden, Jobs merken und Antworten entwerfen. Er schreibt niemandem: Was er entwirft, schickst du selbst ab.";
export const mcpAddress = "Adresse";
export const mcpSetting = "Die meisten Assistenten nehmen eine Einstellung wie diese, mit deinem Token:";
export const scripts = "Skripte";
export const scriptsAbout = "Dieselben Aufrufe wie auf dieser Website.";
export const firstCall = "Der erste Aufruf, mit deinem Token:";
export const allCalls = <Part>(link: (words: string) => Part) => [
  link("Die Schnittstelle"),
  " nennt (auf Englisch) jeden Aufruf mit dem Recht, das er braucht, und zeigt einen Feed, einen Webhook-Empfänger und einen MCP-Client.",
];

export const draftOfAssistant = "Eines deiner Werkzeuge hat das entworfen. Sonst hat es niemand gesehen.";
export const discardDraft = "Entwurf verwerfen";
