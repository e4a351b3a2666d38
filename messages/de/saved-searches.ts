import { number } from "./formats.ts";

export const tellMe = "Bei Neuem benachrichtigen";
export const watches = (name: string) => `Achtet auf neue Treffer bei: ${name}`;
export const findsToday = (count: number) => `Heute: ${number(count)} Treffer.`;
export const name = "Name";
export const nameHint = "Ohne Namen heißt der Suchauftrag nach dem, was er sucht.";
export const byMail = "Per Mail";
export const mail = { now: "Sofort", daily: "Täglich", weekly: "Wöchentlich", never: "Nie" };
export const saved = "Wir benachrichtigen dich.";

export const title = "Suchaufträge";
export const about = "Suchaufträge melden dir neue Treffer.";
export const none = "Du hast noch keine. Neben den Filtern einer Liste steht „Bei Neuem benachrichtigen“.";
export const failed = "Deine Suchaufträge konnten nicht geladen werden.";
export const findsNow = (count: number) => `heute ${number(count)} Treffer`;
export const byMailOf = (name: string) => `Per Mail, „${name}“`;
export const remove = "Löschen";
export const removeThis = (name: string) => `Suchauftrag „${name}“ löschen`;
export const removed = "Der Suchauftrag ist gelöscht.";
