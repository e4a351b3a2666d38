import type { Comment } from "../../contract/comments.ts";
import { withoutMarkdown } from "../../contract/interface/markdown.ts";

const shown = 80;

/** How a comment begins, for what is about it. */
export function beginningOf({ text }: Pick<Comment, "text">): string {
  const words = [...withoutMarkdown(text)];
  return words.length > shown ? `${words.slice(0, shown).join("")}…` : words.join("");
}
