import { LRUCache } from "lru-cache";
import { isReadableMarkdown } from "../../contract/texts/markdown-limits.ts";
import { type Node, parsedForPages } from "./markdown.ts";

/** A separate part of a text: a paragraph, a list item, a table row. Its words are on one line. */
export type Line = { words: string; isHeading: boolean };

/** Parsing takes a millisecond for each thousand characters, and the same texts are listed again and again. */
const known = new LRUCache<string, Line[]>({ maxSize: 2_000_000, sizeCalculation: (_, text) => text.length + 1 });

/** A text as readers see it, without Markdown. */
export function plainLines(text: string): Line[] {
  if (!mayHoldMarkdown.test(text)) return paragraphsOf(text);
  const lines = known.get(text) ?? linesOf(text, shownWords);
  known.set(text, lines);
  return lines;
}

export const plainText = (text: string): string => textOf(plainLines(text));

/** As `plainText`, with the address of each link behind its words. */
export const plainTextWithAddresses = (text: string): string => textOf(linesOf(text, wordsAndAddress));

const textOf = (lines: Line[]) => lines.map(({ words }) => words).join(" ");

const enough = 1000;

/** The beginning of a text without Markdown: at least `max` code points if there are as many. Reads only the beginning of a long text. */
export function plainBeginning(text: string, max: number): string {
  const beginning = plainText(text.slice(0, enough).toWellFormed());
  // What is cut off may end a link or code, or define a link's target.
  const isWhole = text.length <= enough || (beginning.length > 2 * max + enough / 4 && !text.includes("]:"));
  return isWhole ? beginning : plainText(text);
}

const mayHoldMarkdown = /[\\`*_[\]<>&~|#]|^[ \t]*(?:[-+=]|\d{1,9}[.)])/m;

const paragraphsOf = (text: string): Line[] => text.split(/\n[ \t\r]*\n/).flatMap((words) => line(words));

function line(text: string, isHeading = false): Line[] {
  const words = text.replace(/\s+/g, " ").trim();
  return words ? [{ words, isHeading }] : [];
}

type Reading = (node: Node) => string;

const linesOf = (text: string, wordsOf: Reading): Line[] =>
  isReadableMarkdown(text) ? parsedForPages(text).flatMap((node) => linesIn(node, wordsOf)) : paragraphsOf(text);

function linesIn(node: Node, wordsOf: Reading): Line[] {
  if (node.type === "heading") return line(wordsOf(node), true);
  if (node.type === "paragraph") return line(wordsOf(node), isBold(node.children));
  if (node.type === "code") return node.value.split("\n").flatMap((words) => line(words));
  if (node.type === "html") return line(node.value);
  if (node.type === "tableRow") return line(node.children.map(wordsOf).join(" "));
  const lines = "children" in node ? node.children.flatMap((child) => linesIn(child, wordsOf)) : [];
  return withSign(signOf(node), lines);
}

/** A paragraph in bold, possibly with a colon after it, is meant as a heading. */
const isBold = ([first, ...others]: Node[]) =>
  first?.type === "strong" && others.every((node) => node.type === "text" && /^:?\s*$/.test(node.value));

/** Pages show tasks and footnotes as they were typed. */
function signOf(node: Node): string {
  if (node.type === "footnoteDefinition") return `[^${node.label}]: `;
  return node.type === "listItem" && typeof node.checked === "boolean" ? `[${node.checked ? "x" : " "}] ` : "";
}

const withSign = (sign: string, [first, ...others]: Line[]): Line[] =>
  first ? [{ ...first, words: sign + first.words }, ...others] : [];

function shownWords(node: Node): string {
  if (node.type === "break") return " ";
  if (node.type === "footnoteReference") return `[^${node.label}]`;
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(shownWords).join("") : "";
}

function wordsAndAddress(node: Node): string {
  const words = "children" in node ? node.children.map(wordsAndAddress).join("") : shownWords(node);
  return "url" in node && node.url !== words ? `${words} ${node.url}` : words;
}
