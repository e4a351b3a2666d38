import { dayOfThisYear, number } from "./formats.ts";

export const undo = "Undo";
export const isBack = "It is back.";

export const heading = "What you deleted";
export const about = "It stays here for 30 days, for you alone.";
export const list = {
  nothing: "Nothing was deleted in the last 30 days.",
  failed: "What you deleted couldn't be loaded.",
  pages: "Pages of what you deleted",
};
export const comments = (count: number) => (count === 1 ? "1 comment" : `${number(count)} comments`);
export const goneOn = (moment: Date) => `gone on ${dayOfThisYear(moment)}`;
export const restore = "Restore";
export const restoreThis = (title: string) => `Restore: ${title}`;
export const deleteForGood = "Delete for good";
export const deleteThisForGood = (title: string) => `Delete for good: ${title}`;
export const question = "Are you sure? It can't be brought back then.";
export const goneForGood = "It is gone for good.";
