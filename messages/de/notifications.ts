import { number } from "./formats.ts";

export const title = "Benachrichtigungen";
const upTo = (most: number, count: number) => (count > most ? `${most}+` : number(count));
/** Unread entries are counted up to 1,000, which stands for more. */
export const unreadNotifications = (count: number) =>
  count === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${upTo(999, count)} ungelesen`;
/** Inside the picture of a bell. */
export const shortly = (count: number) => upTo(999, count);

export const markAllRead = "Alle als gelesen markieren";
export const seeAll = "Alle ansehen";
export const settings = "Einstellungen";

export const shown = "Welche zu sehen sind";
export const all = "Alle";
export const unread = "Ungelesen";
export const markRead = "Als gelesen markieren";
export const markUnread = "Als ungelesen markieren";
export const markThisRead = (sentence: string) => `Als gelesen markieren: ${sentence}`;
export const markThisUnread = (sentence: string) => `Als ungelesen markieren: ${sentence}`;
export const pages = "Seiten mit Benachrichtigungen";
export const none = "Noch nichts. Antworten, Kommentare und Jobs, die zu dir passen, erscheinen dann hier.";
export const nothingUnread = "Du hast alles gelesen.";
export const emptyPage = "Auf dieser Seite sind keine Benachrichtigungen. Geh zur vorigen zurück.";
export const failed = "Deine Benachrichtigungen konnten nicht geladen werden.";
export const notMarked = "Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const notifyMe = "Benachrichtigen";
export const stopNotifying = "Nicht mehr benachrichtigen";
export const toldNoMore = "Du wirst hierzu nicht mehr benachrichtigt.";

/** Records added while a list was open. */
export const jobs = (count: number) => (count === 1 ? "1 neuer Job" : `${number(count)} neue Jobs`);
export const projects = (count: number) => (count === 1 ? "1 neues Projekt" : `${number(count)} neue Projekte`);
export const questions = (count: number) => (count === 1 ? "1 neue Frage" : `${number(count)} neue Fragen`);
export const users = (count: number) => (count === 1 ? "1 neues Mitglied" : `${number(count)} neue Mitglieder`);
export const comments = (count: number) => (count === 1 ? "1 neuer Kommentar" : `${number(count)} neue Kommentare`);
export const answers = (count: number) => (count === 1 ? "1 neue Antwort" : `${number(count)} neue Antworten`);
export const replies = (count: number) => (count === 1 ? "1 neuer Kommentar" : `${number(count)} neue Kommentare`);
export const answersAndReplies = (count: number) => `${number(count)} neue Antworten und Kommentare`;
