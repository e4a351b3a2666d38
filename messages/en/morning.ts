import { dayOfThisYear, weekday } from "./days.ts";
import { number } from "./formats.ts";

const few = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
const things = (count: number) => (count === 1 ? "One thing" : `${few[count - 1] ?? number(count)} things`);

/** So many are unread, since the oldest of them. */
export const newThings = {
  today: (count: number) => `${things(count)} today`,
  yesterday: (count: number) => `${things(count)} since yesterday`,
  lately: (count: number, since: Date) => `${things(count)} since ${weekday(since)}`,
  earlier: (count: number, since: Date) => `${things(count)} since ${dayOfThisYear(since)}`,
};
export const manyThings = (count: number) => `${number(count)} unread things`;
export const nothingNew = "Nothing new for you";
export const failed = "What is new for you couldn't be loaded.";
export const seeAll = "All notifications";

export const ownHouse = "What is new for you (arrow keys: next, previous)";
export const aboutHouse = "Each lit window is something new for you.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `New in ${cohort}`;

export const steps = {
  skills: { title: "Your skills", why: "Jobs and projects that fit you appear here." },
  company: { title: "Your company", why: "Who wants to work there can ask you." },
  picture: { title: "A picture", why: "So that classmates recognise you." },
};
export const stepDone = (title: string) => `${title}: done`;
