import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { isReadableMarkdown } from "../../contract/texts/readable-markdown.ts";

export type Node = ReturnType<typeof fromMarkdown>["children"][number];

/** The parts of a text as it is read; none where it is shown as it stands. */
export const parsed = (text: string): Node[] => (isReadableMarkdown(text) ? fromMarkdown(text).children : []);

const asShown = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** The same as pages show it: a cell of a table ends what began in it, code too. */
export const parsedAsShown = (text: string): Node[] =>
  isReadableMarkdown(text) ? fromMarkdown(text, asShown).children : [];

/** These and all that they are made of, in their order. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if ("children" in node) yield* nodesIn(node.children);
  }
}

/** The words of a part, without what Markdown writes around them. */
export function wordsOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
