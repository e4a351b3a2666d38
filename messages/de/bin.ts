import { dayOfThisYear, number } from "./formats.ts";

export const undo = "Rückgängig";
export const isBack = "Es ist wieder da.";

export const heading = "Was du gelöscht hast";
export const about = "Es bleibt 30 Tage hier, nur für dich.";
export const list = {
  nothing: "In den letzten 30 Tagen wurde nichts gelöscht.",
  failed: "Was du gelöscht hast, konnte nicht geladen werden.",
  pages: "Seiten mit Gelöschtem",
};
export const comments = (count: number) => (count === 1 ? "1 Kommentar" : `${number(count)} Kommentare`);
export const goneOn = (moment: Date) => `weg am ${dayOfThisYear(moment)}`;
export const restore = "Wiederherstellen";
export const restoreThis = (title: string) => `Wiederherstellen: ${title}`;
export const deleteForGood = "Endgültig löschen";
export const deleteThisForGood = (title: string) => `Endgültig löschen: ${title}`;
export const question = "Bist du sicher? Danach lässt es sich nicht mehr zurückholen.";
export const goneForGood = "Es ist endgültig gelöscht.";
