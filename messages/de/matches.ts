import { number } from "./formats.ts";

export const fitting = <Part>(skill: string, through: string | undefined, spoken: (words: string) => Part) => [
  through ? `${skill}, durch ${through}` : skill,
  spoken(", das hast du"),
];

export const users = {
  title: "Passende Nutzer:innen",
  failed: "Die passenden Nutzer:innen konnten nicht geladen werden.",
  none: "Keine passenden Nutzer:innen gefunden.",
};
export const worksAt = <Part>(company: Part) => ["arbeitet bei ", company];
export const skills = "Kenntnisse";

type Had = { had: number; of: number; required: { had: number; of: number } };
const withRequired = ({ had, of }: Had["required"]) => {
  if (of === 0) return "";
  if (of === 1) return had === 1 ? ", auch das eine Muss" : ", ohne das eine Muss";
  if (had === of) return `, auch alle ${number(of)}, die ein Muss sind`;
  return had === 0
    ? `, ohne eins der ${number(of)}, die ein Muss sind`
    : `, auch ${number(had)} der ${number(of)}, die ein Muss sind`;
};
export const yours = {
  had: ({ had, of, required }: Had) => `Du hast ${number(had)} von ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("du hast "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("du hast "),
    `${skill}, durch ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("dir fehlt "), skill],
};
export const theirs = {
  had: ({ had, of, required }: Had) => `Hat ${number(had)} von ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("hat "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("hat "),
    `${skill}, durch ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("es fehlt "), skill],
};
export const mustHave = "ein Muss";
