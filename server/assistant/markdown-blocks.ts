import { isReadableMarkdown } from "../../contract/texts/markdown-limits.ts";
import { type Node, parsed, wordsOf } from "../texts/markdown.ts";

type Block = { line: number; kind: "posting" | "heading"; text: string };

/** The paragraphs, list items and headings of a Markdown text as plain text, each with the line where it begins. */
export function blocksOf(markdown: string): Block[] {
  if (!isReadableMarkdown(markdown)) return [{ line: 1, kind: "posting", text: markdown }];
  return parsed(markdown).flatMap(blocksIn);
}

function blocksIn(node: Node): Block[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === "heading") return [{ line, kind: "heading", text: wordsOf(node) }];
  if (node.type === "code") return [{ line, kind: "posting", text: node.value }];
  if (node.type === "paragraph") return [{ line, kind: "posting", text: onOneLine(wordsOf(node)) }];
  return "children" in node ? node.children.flatMap(blocksIn) : [];
}

const onOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
