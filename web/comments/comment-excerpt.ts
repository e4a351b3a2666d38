import type { Comment } from "../../contract/comments.ts";
import { withoutMarkdown } from "./markdown-text.ts";

const shown = 80;

/** The beginning of a comment, to name it in labels. */
export function beginningOf({ text }: Pick<Comment, "text">): string {
  const words = [...withoutMarkdown(text)];
  return words.length > shown ? `${words.slice(0, shown).join("")}…` : words.join("");
}
