import { number } from "./formats.ts";

export const view = "View";
export const all = "All";
export const wanted = "Wanted";
export const title = "Wanted skills";
export const about = (quarter: string) =>
  `What open jobs asked for in ${quarter.replace("-Q", ", quarter ")}, compared with how many of us have it.`;
const jobs = (count: number) => (count === 1 ? "1 job" : `${number(count)} jobs`);
export const comparison = (asked: number, members: number) => `${jobs(asked)}, ${number(members)} of us`;
export const none = "No job asked for a skill in that quarter.";
export const failed = "The wanted skills couldn't be loaded.";
export const mine = <Part>(skill: Part, count: number) => [
  "With ",
  skill,
  count === 1 ? " one more open job would fit you." : ` ${number(count)} more open jobs would fit you.`,
];
