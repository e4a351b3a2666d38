import { number } from "./formats.ts";

export const view = "Ansicht";
export const all = "Alle";
export const wanted = "Gesucht";
export const title = "Gesuchte Kenntnisse";
export const about = (quarter: string) =>
  `Was offene Jobs verlangt haben (${quarter.replace("-Q", ", Quartal ")}), und wie viele von uns es können.`;
const jobs = (count: number) => (count === 1 ? "1 Job" : `${number(count)} Jobs`);
export const comparison = (asked: number, members: number) => `${jobs(asked)}, ${number(members)} von uns`;
export const none = "In diesem Quartal hat kein Job Kenntnisse verlangt.";
export const failed = "Die gesuchten Kenntnisse konnten nicht geladen werden.";
export const mine = <Part>(skill: Part, count: number) => [
  "Mit ",
  skill,
  count === 1
    ? " würde ein offener Job mehr zu dir passen."
    : ` würden ${number(count)} offene Jobs mehr zu dir passen.`,
];
