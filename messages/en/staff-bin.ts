import { number } from "./formats.ts";

export const list = {
  title: "Bin",
  pages: "Pages of the bin",
  failed: "The bin couldn't be loaded.",
  emptyPage: "There is nothing on this page. Go back to the previous one.",
};
export const about = "What the team removed, while its author can ask for another look.";
export const none = "The bin is empty. What the team removes stays here while it can be brought back.";
export const removedOn = <Part>(day: Part) => ["removed on ", day];
export const comments = (count: number) => (count === 1 ? "1 comment" : `${number(count)} comments`);
export const goneOn = <Part>(day: Part) => ["gone on ", day];
