import { number } from "./formats.ts";

/** What came while a list was read. */
export const jobs = (count: number) => (count === 1 ? "1 new job" : `${number(count)} new jobs`);
export const projects = (count: number) => (count === 1 ? "1 new project" : `${number(count)} new projects`);
export const questions = (count: number) => (count === 1 ? "1 new question" : `${number(count)} new questions`);
export const users = (count: number) => (count === 1 ? "1 new member" : `${number(count)} new members`);
export const comments = (count: number) => (count === 1 ? "1 new comment" : `${number(count)} new comments`);
export const answers = (count: number) => (count === 1 ? "1 new answer" : `${number(count)} new answers`);
export const replies = (count: number) => (count === 1 ? "1 new reply" : `${number(count)} new replies`);
export const answersAndReplies = (count: number) => `${number(count)} new answers and replies`;
