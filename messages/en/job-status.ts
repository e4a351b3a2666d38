import { number } from "./formats.ts";

export const statuses = { open: "Open", filled: "Filled", expired: "Expired", withdrawn: "Withdrawn" };
export const daysLeft = (days: number) => (days === 1 ? "last day" : `${number(days)} days left`);
export const postedAgo = (ago: string) => `posted ${ago}`;

export const filledOn = <Part>(day: Part) => ["This job was filled on ", day, "."];
export const leftOn = <Part>(day: Part) => ["This job left the list on ", day, "."];
export const withdrawn = "This job was withdrawn.";

export const listing = "Listing";
export const openUntil = (day: string, left: string) => `Open until ${day}, ${left}`;
export const notListed = {
  filled: "Filled, and no longer listed",
  expired: "Expired, and no longer listed",
  withdrawn: "Withdrawn, and no longer listed",
};
export const savedBy = (members: number) =>
  members === 1 ? "Saved by 1 member" : `Saved by ${number(members)} members`;
export const markFilled = "Mark as filled";
export const keepOpen = (days: number) => `Keep open ${number(days)} days`;
export const withdraw = "Withdraw";
export const openAgain = "Open again";
export const done = {
  open: (day: string) => `The job is open until ${day}.`,
  filled: "The job is filled.",
  withdrawn: "The job is withdrawn.",
};
export const failed = "The job's status couldn't be changed.";
