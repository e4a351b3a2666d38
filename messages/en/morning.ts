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
export const quiet = "All quiet for you.";
const boardThings = (count: number) => (count === 1 ? "one thing" : `${number(count)} things`);
const boardSince = (count: number, since: string) => `${quiet} The board had ${boardThings(count)} ${since}.`;
/** Nothing is unread; so much happened on the board. */
export const boardHad = {
  today: (count: number) => boardSince(count, "today"),
  yesterday: (count: number) => boardSince(count, "since yesterday"),
  lately: (count: number, since: Date) => boardSince(count, `since ${weekday(since)}`),
  earlier: (count: number, since: Date) => boardSince(count, `since ${dayOfThisYear(since)}`),
};
export const bestFit = { job: "The job that fits you best", project: "The project that fits you best" };
export const failed = "What is new for you couldn't be loaded.";
export const seeAll = "All notifications";

export const ownHouse = "What is new for you (arrow keys: next, previous)";
export const aboutHouse = "Each lit window is something new for you.";
export const sentenceAgo = (sentence: string, ago: string) => `${sentence}, ${ago}`;

export const newIn = (cohort: string) => `New in ${cohort}`;

export const firstSteps = "First steps";
export const steps = {
  skills: { title: "Skills", why: "See which jobs and projects fit you." },
  company: { title: "Company", why: "People who want to work there can ask you." },
  picture: { title: "Picture", why: "Classmates recognise you." },
  cohort: { title: "Cohort", why: "Find your classmates again." },
};
export const stepDone = "Done";
