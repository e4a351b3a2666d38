import { number } from "./formats.ts";

export const fitsSkills = (count: number) =>
  count === 1 ? "passt zu einer deiner Kenntnisse" : `passt zu ${number(count)} deiner Kenntnisse`;
export const fitting = {
  named: <Part>(skill: string, spoken: (words: string) => Part) => [skill, spoken(", das hast du")],
  implied: <Part>(skill: string, spoken: (words: string) => Part) => [
    skill,
    spoken(", das gehört zu einer deiner Kenntnisse"),
  ],
};

export const users = {
  title: "Passende Nutzer:innen",
  failed: "Die passenden Nutzer:innen konnten nicht geladen werden.",
  none: "Keine passenden Nutzer:innen gefunden.",
};
export const worksAt = <Part>(company: Part) => ["arbeitet bei ", company];
export const noCompany = "-";
export const skills = "Kenntnisse";
export const yours = {
  count: (matched: number, wanted: number) => `Du hast ${matched} von ${wanted}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("du hast "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("du hast "),
    `${skill}, durch ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("dir fehlt "), skill],
};
export const theirs = {
  count: (matched: number, wanted: number) => `Hat ${matched} von ${wanted}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("hat "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("hat "),
    `${skill}, durch ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("es fehlt "), skill],
};
