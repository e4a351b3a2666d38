import { number } from "./formats.ts";

export const fitsSkills = (count: number) => `fits ${number(count)} of your skills`;
export const fitting = {
  named: <Part>(skill: string, spoken: (words: string) => Part) => [skill, spoken(", you have it")],
  implied: <Part>(skill: string, spoken: (words: string) => Part) => [
    skill,
    spoken(", it comes with a skill of yours"),
  ],
};

export const users = {
  title: "Matching users",
  failed: "Matching users couldn't be loaded.",
  none: "No matching users found.",
};
export const worksAt = <Part>(company: Part) => ["works at ", company];
export const noCompany = "-";
export const skills = "Skills";
export const yours = {
  count: (matched: number, wanted: number) => `You have ${matched} of ${wanted}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("you have "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("you have "),
    `${skill}, through ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("you lack "), skill],
};
export const theirs = {
  count: (matched: number, wanted: number) => `Has ${matched} of ${wanted}`,
  has: <Part>(skill: string, spoken: (words: string) => Part) => [spoken("has "), skill],
  hasThrough: <Part>(skill: string, through: string, spoken: (words: string) => Part) => [
    spoken("has "),
    `${skill}, through ${through}`,
  ],
  lacks: <Part>(skill: Part, spoken: (words: string) => Part) => [spoken("lacks "), skill],
};
