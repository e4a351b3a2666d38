import * as postKinds from "./post-kinds.ts";

/** A line in a chat for each kind of event; the title is a link. */
export const said = { ...postKinds.eventsInChat, "comment.posted": "Neuer Kommentar zu" };
export const test = (organisation: string) => `Das ist ein Test vom Board von ${organisation}.`;

export const list = {
  title: "Webhooks",
  failed: "Die Webhooks konnten nicht geladen werden.",
};
export const about =
  "Schicke die Ereignisse des Boards an ein anderes System oder in einen Chat, so wie ein Mitglied ohne Jahrgang sie sieht. Meldungen, Entscheidungen und Nachrichten werden nie verschickt.";
export const none = "Es gibt noch keine.";
export const forAdmins = "Webhooks sind für Admins.";
export const add = "Webhook hinzufügen";
export const edit = "Bearbeiten";
export const editThis = "Webhook bearbeiten";
export const address = "Adresse";
export const addressHint = "Beginnt mit https:// und ist von überall erreichbar.";
export const shape = "Nachrichtenformat";
export const shapes = {
  standard: "Standard Webhooks, signiert",
  slack: "Nachricht in Slack",
  discord: "Nachricht in Discord",
};
export const shapeHint =
  "Eine Standard-Adresse muss eine Challenge beantworten; ein Chat wird nach einem Test eingeschaltet.";
export const events = "Ereignisse";
export const kinds = { ...postKinds.events, "comment.posted": "Kommentar geschrieben", test: "Test" };
export const states = { unproven: "Nicht bestätigt", on: "An", off: "Aus" };
export const whatUnprovenMeans = {
  standard: "Die Adresse hat die Challenge noch nicht beantwortet.",
  chat: "Schicke einen Test. Sobald er im Chat angekommen ist, schalte den Webhook ein.",
};
export const failingSince = <Part>(day: Part) => ["Seit dem ", day, " ist nichts angekommen."];
export const saved = "Webhook gespeichert.";
export const added = "Webhook hinzugefügt.";
export const switchOn = "Einschalten";
export const switchOnOf = (address: string) => `Einschalten: ${address}`;
export const switchOff = "Ausschalten";
export const switchOffOf = (address: string) => `Ausschalten: ${address}`;
export const switchedOn = "Der Webhook ist an.";
export const switchedOff = "Der Webhook ist aus.";
export const sendTest = "Test schicken";
export const sendTestTo = (address: string) => `Test schicken: ${address}`;
export const testQueued = "Der Test ist unterwegs.";
export const newSecret = "Neues Geheimnis";
export const newSecretFor = (address: string) => `Neues Geheimnis: ${address}`;
export const editOf = (address: string) => `Bearbeiten: ${address}`;
export const secretQuestion = "Ein neues Geheimnis erstellen?";
export const whatNewSecretDoes =
  "Beide Geheimnisse signieren noch einen Tag lang. Trage das neue bis dahin beim Empfänger ein.";
export const makeSecret = "Geheimnis erstellen";
export const yourSecret = "Das Geheimnis des Webhooks";
export const secret = "Geheimnis";
export const secretShownOnce =
  "Kopiere es jetzt: Das Board zeigt es nur dieses eine Mal. Damit prüft der Empfänger die Signaturen.";
export const remove = "Löschen";
export const removeOf = (address: string) => `Löschen: ${address}`;
export const removeQuestion = "Diesen Webhook löschen?";
export const whatDeletingDoes = (address: string) =>
  `An ${address} wird nichts mehr geschickt, und seine Zustellungen werden gelöscht.`;
export const removed = "Webhook gelöscht.";

export const deliveries = "Zustellungen";
export const deliveriesOf = (address: string) => `Zustellungen: ${address}`;
export const deliveriesFailed = "Die Zustellungen konnten nicht geladen werden.";
export const noDeliveries = "In den letzten 30 Tagen wurde nichts geschickt.";
export const arrived = (status: number) => `Angekommen (${status})`;
export const notSent = "Nicht geschickt: inzwischen ausgeblendet";
export const waiting = "Unterwegs";
export const failedAndWaits = "Fehlgeschlagen, wird wieder versucht";
export const givenUp = "Fehlgeschlagen";
export const attempts = (count: number) => (count === 1 ? "1 Versuch" : `${count} Versuche`);
export const again = "Noch einmal schicken";
export const againOf = (event: string) => `Noch einmal schicken: ${event}`;
export const queuedAgain = "Es ist wieder unterwegs.";
export const more = "Mehr zeigen";
