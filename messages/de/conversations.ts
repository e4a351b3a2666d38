import { number } from "./formats.ts";

export const title = "Nachrichten";
export const requests = "Anfragen";
export const conversations = "Unterhaltungen";
export const none = "Noch keine Nachrichten.";
export const seeWhoIsHere = "Wer ist hier?";
export const failed = "Deine Nachrichten konnten nicht geladen werden.";
export const pages = "Seiten mit Unterhaltungen";
export const unread = (count: number) => `${number(count)} ungelesen`;
export const you = <Part>(words: Part) => ["Du: ", words];
export const formerMember = "Ehemaliges Mitglied";
export const noAnswerYet = "Noch keine Antwort";

export const about = <Part>(title: Part) => ["Zu ", title];
export const accept = "Annehmen";
export const acceptOf = (name: string) => `Anfrage von ${name} annehmen`;
export const decline = "Ablehnen";
export const declineOf = (name: string) => `Anfrage von ${name} ablehnen`;
export const block = "Blockieren";
export const notTold = (name: string) => `Wenn du ablehnst, erfährt ${name} nichts davon.`;
export const accepted = (name: string) => `Du und ${name}, ihr könnt euch jetzt schreiben.`;
export const declined = (name: string) => `Abgelehnt. ${name} erfährt nichts davon.`;

export const conversationWith = (name: string) => `Unterhaltung mit ${name}`;
export const conversationFailed = "Diese Unterhaltung konnte nicht geladen werden";
export const messagesFailed = "Die Nachrichten konnten nicht geladen werden.";
export const earlier = "Frühere Nachrichten";
export const newMessages = (count: number) => (count === 1 ? "1 neue Nachricht" : `${number(count)} neue Nachrichten`);
export const message = "Nachricht";
export const enterHint = "Strg + Enter schickt sie ab.";
export const saidBy = (name: string) => `${name}:`;
export const saidByYou = "Du:";
export const hasLeft = "Dieses Mitglied hat das Board verlassen.";
export const remove = "Unterhaltung löschen";
export const removal = {
  question: "Bei dir verschwindet sie. Eine neue Nachricht bringt sie zurück, mit dem, was neu ist.",
  request: "Deine Nachricht wird zurückgenommen. 90 Tage lang kannst du keine neue schicken.",
  done: "Unterhaltung gelöscht",
};
export const youBlocked = (name: string) => `Du hast ${name} blockiert.`;
export const unblock = "Nicht mehr blockieren";
