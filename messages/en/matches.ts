import { list, number } from "./formats.ts";

/** `through` is the reader's skill that implies it. */
export const fitting = <Part>(skill: string, through: string | undefined, spoken: (words: string) => Part) => [
  through ? `${skill}, through ${through}` : skill,
  spoken(", you have it"),
];

export const users = {
  title: "Matching users",
  failed: "Matching users couldn't be loaded.",
  none: "No matching users found.",
};
export const worksAt = <Part>(company: Part) => ["works at ", company];
export const skills = "Skills";

/** So many skills are had of so many, and of those that are required. */
type Had = { had: number; of: number; required: { had: number; of: number } };
const withRequired = ({ had, of }: Had["required"]) => {
  if (of === 0) return "";
  if (of === 1) return had === 1 ? ", with the one that is required" : ", without the one that is required";
  if (had === of) return of === 2 ? ", with both that are required" : `, with all ${number(of)} that are required`;
  return had === 0
    ? `, with none of the ${number(of)} that are required`
    : `, with ${number(had)} of the ${number(of)} that are required`;
};
const namedAtMost = 4;
const missingSkills = (names: string[]) => {
  if (names.length === 0) return "Nothing is missing.";
  const others = names.length - namedAtMost;
  return `Missing: ${list(others > 0 ? [...names.slice(0, namedAtMost), `${number(others)} more`] : names)}.`;
};
const mustHaves = ({ had, of }: Had["required"]) => {
  if (of === 0) return "";
  if (of === 1) return had === 1 ? "With the must-have. " : "Without the must-have. ";
  if (had === 0) return `None of the ${number(of)} must-haves. `;
  if (had < of) return `${number(had)} of ${number(of)} must-haves. `;
  return of === 2 ? "Both must-haves. " : `All ${number(of)} must-haves. `;
};
/** For example "Both must-haves. Missing: GraphQL." */
export const inWords = (required: Had["required"], missing: string[]) => mustHaves(required) + missingSkills(missing);
export const noneHad = "None of these is in your profile yet.";
export const addYourSkills = <Part>(add: (words: string) => Part) => [
  add("Add your skills"),
  ", and this says how it fits you.",
];
export const whoKnows = "Who knows what is missing";
export const peopleWithSkill = (skill: string) => `People with ${skill}`;
export const yours = {
  fitsSeat: (seat: string, { had, of }: Had) => `You fit ${seat}: ${number(had)} of ${number(of)} skills`,
  count: ({ had, of }: Had) => `You have ${number(had)} of ${number(of)}`,
  had: ({ had, of, required }: Had) => `You have ${number(had)} of ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("you have "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("you have "),
    `${skill}, through ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("you lack "), skill],
};
export const theirs = {
  fitsSeat: (seat: string, { had, of }: Had) => `Fits ${seat}: ${number(had)} of ${number(of)} skills`,
  had: ({ had, of, required }: Had) => `Has ${number(had)} of ${number(of)}${withRequired(required)}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("has "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("has "),
    `${skill}, through ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("lacks "), skill],
};
export const mustHave = "must-have";
