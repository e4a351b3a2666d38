import { number } from "./formats.ts";

export const tellMe = "Tell me about new ones";
export const watches = (name: string) => `Watches for new results in: ${name}`;
export const findsToday = (count: number) => `Finds ${number(count)} today.`;
export const name = "Name";
export const nameHint = "If empty, it is named after what it looks for.";
export const byMail = "By mail";
export const mail = { now: "Now", daily: "Daily", weekly: "Weekly", never: "Never" };
export const saved = "We will tell you.";

export const title = "Saved searches";
export const about = "Get notified of new results.";
export const none = "You have none yet. To add one, press “Tell me about new ones” beside the filters of a list.";
export const failed = "Your saved searches couldn't be loaded.";
export const findsNow = (count: number) => (count === 1 ? "finds 1 today" : `finds ${number(count)} today`);
export const byMailOf = (name: string) => `By mail, “${name}”`;
export const remove = "Delete";
export const removeThis = (name: string) => `Delete the saved search “${name}”`;
export const removed = "The search is deleted.";
