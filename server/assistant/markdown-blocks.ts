import { fromMarkdown } from "mdast-util-from-markdown";
import { isReadableMarkdown } from "../../contract/interface/markdown.ts";

type Block = { line: number; kind: "posting" | "heading"; text: string };
type Node = ReturnType<typeof fromMarkdown>["children"][number];

/** Paragraphs, list items and headings of a Markdown text: the words alone, and the line where each begins. */
export function blocksOf(markdown: string): Block[] {
  if (!isReadableMarkdown(markdown)) return [{ line: 1, kind: "posting", text: markdown }];
  return fromMarkdown(markdown).children.flatMap(blocksIn);
}

function blocksIn(node: Node): Block[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === "heading") return [{ line, kind: "heading", text: wordsOf(node) }];
  if (node.type === "code") return [{ line, kind: "posting", text: node.value }];
  if (node.type === "paragraph") return [{ line, kind: "posting", text: onOneLine(wordsOf(node)) }];
  return "children" in node ? node.children.flatMap(blocksIn) : [];
}

function wordsOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}

const onOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
