import { number } from "./formats.ts";

export const tellMe = "Neues erfahren";
export const findsToday = (count: number) => `Findet heute ${number(count)}.`;
export const name = "Name";
export const nameHint = "Bleibt er leer, heißt der Suchauftrag nach dem, was er sucht.";
export const byMail = "Per Mail";
export const mail = { now: "Sofort", daily: "Täglich", weekly: "Wöchentlich", never: "Nie" };
export const saved = "Wir melden uns.";

export const title = "Suchaufträge";
export const about = "Ein Suchauftrag sagt dir, was neu ist.";
export const none = "Du hast noch keine. Neben den Filtern einer Liste steht „Neues erfahren“.";
export const failed = "Deine Suchaufträge konnten nicht geladen werden.";
export const findsNow = (count: number) => `findet heute ${number(count)}`;
export const byMailOf = (name: string) => `Per Mail, „${name}“`;
export const remove = "Löschen";
export const removeThis = (name: string) => `Suchauftrag „${name}“ löschen`;
export const removed = "Der Suchauftrag ist gelöscht.";
