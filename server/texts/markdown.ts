import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { isReadableMarkdown } from "../../contract/texts/markdown-limits.ts";

export type Node = ReturnType<typeof fromMarkdown>["children"][number];

/** The parsed Markdown; empty for a text that is shown as plain text. */
export const parsed = (text: string): Node[] => (isReadableMarkdown(text) ? fromMarkdown(text).children : []);

const asShown = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** As `parsed`, with the extensions of our pages: a table's cell ends code that began in it. */
export const parsedForPages = (text: string): Node[] =>
  isReadableMarkdown(text) ? fromMarkdown(text, asShown).children : [];

/** All nodes, depth first. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if ("children" in node) yield* nodesIn(node.children);
  }
}

/** The text of a node without Markdown. */
export function wordsOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
