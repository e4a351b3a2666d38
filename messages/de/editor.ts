import { number } from "./formats.ts";

export const write = "Schreiben";
export const preview = "Vorschau";
export const shown = "Was zu sehen ist";
export const nothingToPreview = "Noch nichts da für eine Vorschau.";

export const tools = "Formatierung";
export const bold = "Fett";
export const italic = "Kursiv";
export const code = "Quellcode";
export const link = "Link";
export const list = "Liste";
export const numberedList = "Nummerierte Liste";
export const quote = "Zitat";
export const addPicture = "Bild hinzufügen";
export const mention = "Erwähnen";
export const withKeys = (tool: string, keys: string) => `${tool} (${keys})`;

export const uploading = "Wird hochgeladen …";
export const describePicture = "was auf dem Bild zu sehen ist";

export const members = "Mitglieder";
export const membersFound = (count: number) => {
  if (count === 0) return "So heißt niemand";
  return count === 1 ? "1 Mitglied" : `${number(count)} Mitglieder`;
};
