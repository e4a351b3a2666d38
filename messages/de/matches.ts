import { list, number } from "./formats.ts";

export const fitting = <Part>(skill: string, through: string | undefined, spoken: (words: string) => Part) => [
  through ? `${skill}, über ${through}` : skill,
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
  if (of === 1) return had === 1 ? ", darunter die Muss-Kenntnis" : ", ohne die Muss-Kenntnis";
  if (had === of)
    return of === 2 ? ", darunter beide Muss-Kenntnisse" : `, darunter alle ${number(of)} Muss-Kenntnisse`;
  return had === 0
    ? `, darunter keine der ${number(of)} Muss-Kenntnisse`
    : `, darunter ${number(had)} der ${number(of)} Muss-Kenntnisse`;
};
const namedAtMost = 4;
const missingSkills = (names: string[]) => {
  if (names.length === 0) return "Es fehlt nichts.";
  const others = names.length - namedAtMost;
  const named = list(others > 0 ? [...names.slice(0, namedAtMost), `${number(others)} weitere`] : names);
  return names.length === 1 ? `Es fehlt: ${named}.` : `Es fehlen: ${named}.`;
};
const mustHaves = ({ had, of }: Had["required"]) => {
  if (of === 0) return "";
  if (of === 1) return had === 1 ? "Mit der Muss-Kenntnis. " : "Ohne die Muss-Kenntnis. ";
  if (had === 0) return `Keine der ${number(of)} Muss-Kenntnisse. `;
  if (had < of) return `${number(had)} von ${number(of)} Muss-Kenntnissen. `;
  return of === 2 ? "Beide Muss-Kenntnisse. " : `Alle ${number(of)} Muss-Kenntnisse. `;
};
export const inWords = (required: Had["required"], missing: string[]) => mustHaves(required) + missingSkills(missing);
export const noneHad = "Nichts davon steht bisher in deinem Profil.";
export const addYourSkills = <Part>(add: (words: string) => Part) => [
  add("Trag deine Kenntnisse ein"),
  ", dann steht hier, wie gut das zu dir passt.",
];
export const whoKnows = "Wer kann, was fehlt";
export const peopleWithSkill = (skill: string) => `Wer ${skill} kann`;
export const yours = {
  fitsSeat: (seat: string, { had, of }: Had) => `Passt zu dir: ${seat}, ${number(had)} von ${number(of)} Kenntnissen`,
  count: ({ had, of }: Had) => `Du hast ${number(had)} von ${number(of)}`,
  had: ({ had, of, required }: Had) => `Du hast ${number(had)} von ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("du hast "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("du hast "),
    `${skill}, über ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("dir fehlt "), skill],
};
export const theirs = {
  fitsSeat: (seat: string, { had, of }: Had) => `Passt auf ${seat}: ${number(had)} von ${number(of)} Kenntnissen`,
  had: ({ had, of, required }: Had) => `Hat ${number(had)} von ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("hat "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("hat "),
    `${skill}, über ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("es fehlt "), skill],
};
export const mustHave = "Muss-Kenntnis";
