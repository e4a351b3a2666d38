import { number } from "./formats.ts";

export const sorts = { newest: "Newest", active: "Last activity", votes: "Most votes" };
export const state = "State";
export const mine = "My questions";
export const count = (questions: number) => (questions === 1 ? "1 question" : `${number(questions)} questions`);
export const noneMatch = "No questions match these filters.";

/** After their number. */
export const votes = (count: number): string => (count === 1 ? "vote" : "votes");
export const answers = (count: number): string => (count === 1 ? "answer" : "answers");
export const active = (ago: string) => `active ${ago}`;
export const otherSkills = (count: number) => `+${number(count)}`;
