import { number } from "./formats.ts";

export const mustHaves = "Was davon ist ein Muss?";
export const postedBefore = <Part>(ago: string, job: Part) => [`Dieser Link wurde ${ago} gepostet: `, job];

export const factsHint = "Danach filtern Mitglieder. Was du auslässt, wird nicht gezeigt.";
export const notSaid = "Keine Angabe";
export const pay = {
  from: "Von",
  to: "Bis",
  currency: "Währung",
  per: "Pro",
};
export const periods = { year: "Jahr", month: "Monat", hour: "Stunde" };
export const language = "Sprache";
export const languageLevel = "Stufe";
export const chooseLanguage = "Sprache wählen";
export const chooseLevel = "Stufe wählen";
export const addLanguage = "Sprache hinzufügen";
export const removeLanguage = (language: string) => `${language} entfernen`;
export const removeThis = "Diese Sprache entfernen";
export const listedFor = "Auf der Liste für";
export const asItIs = "Wie bisher";
export const days = (count: number) => `${number(count)} Tage`;
