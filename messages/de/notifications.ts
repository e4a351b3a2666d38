import { number } from "./formats.ts";

export const title = "Mitteilungen";
const upTo = (most: number, count: number) => (count > most ? `${most}+` : number(count));
/** Unread entries are counted up to 1,000, which stands for more. */
export const unreadNotifications = (count: number) =>
  count === 0 ? "Mitteilungen" : `Mitteilungen, ${upTo(999, count)} ungelesen`;
/** In the picture of a bell: it has room for two digits. */
export const shortly = (count: number) => upTo(99, count);

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
export const today = "Heute";
export const yesterday = "Gestern";
export const pages = "Seiten der Mitteilungen";
export const none = "Noch nichts. Antworten, Kommentare und Jobs, die zu dir passen, stehen dann hier.";
export const nothingUnread = "Du hast alles gelesen.";
export const emptyPage = "Auf dieser Seite sind keine Mitteilungen. Geh zur vorigen zurück.";
export const failed = "Deine Mitteilungen konnten nicht geladen werden.";
export const notMarked = "Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.";

export const notifyMe = "Mitteilungen bekommen";
export const toldNoMore = "Du bekommst hierzu keine Mitteilungen mehr.";
