import { number } from "./formats.ts";

export const mustHaves = "Which are must-haves?";
export const postedBefore = <Part>(ago: string, job: Part) => [`This link was posted ${ago}: `, job];

export const factsHint = "Members filter by these. What you leave out isn't shown.";
export const notSaid = "Not specified";
export const pay = {
  from: "From",
  to: "To",
  currency: "Currency",
  per: "Per",
};
export const periods = { year: "Year", month: "Month", hour: "Hour" };
export const language = "Language";
export const languageLevel = "Level";
export const chooseLanguage = "Choose a language";
export const chooseLevel = "Choose a level";
export const addLanguage = "Add a language";
export const removeLanguage = (language: string) => `Remove ${language}`;
export const removeThis = "Remove this language";
export const listedFor = "Listed for";
export const asItIs = "As it is";
export const days = (count: number) => `${number(count)} days`;
