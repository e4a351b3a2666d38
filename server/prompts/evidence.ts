import { fromMarkdown } from "mdast-util-from-markdown";
import type { Comment } from "../../contract/comments.ts";
import type { Job } from "../../contract/jobs.ts";
import { isReadableMarkdown } from "../../contract/markdown.ts";
import { fullName } from "../../contract/names.ts";
import { paths } from "../../contract/pages.ts";
import { places } from "../../contract/places.ts";
import type { Answer, Source } from "../../contract/prompts.ts";

/** A part of what the board knows about a job, small enough to cite. */
export type Piece = Source & { kind: "posting" | "heading" | "comment"; text: string };

/** What a model is given, in characters: small ones, on one's own machine, read no more. */
const budget = 24_000;

/** Everything the board knows of a job, in the order of the page, numbered from 1. */
export function evidenceOf(job: Job, comments: Comment[], companyComments: Comment[]): Piece[] {
  const page = paths.job(job.id);
  const at = (place: string) => `${page}#${place}`;
  const pieces: Omit<Piece, "number">[] = [
    { kind: "posting", label: "Title", href: at(places.facts), text: job.title },
    { kind: "posting", label: "Location", href: at(places.facts), text: job.location ?? "" },
    ...blocksOf(job.description).map(({ line, kind, text }) => {
      return { kind, label: "Description", href: at(places.description(line)), text };
    }),
    ...comments.map((comment) => {
      const label = `Comment by ${fullName(comment.User)}`;
      return { kind: "comment" as const, label, href: at(places.comment(comment.id)), text: comment.text };
    }),
    ...companyComments.map((comment) => {
      const label = `Comment on ${job.Company?.name} by ${fullName(comment.User)}`;
      const href = `${paths.company(job.companyId ?? 0)}#${places.comment(comment.id)}`;
      return { kind: "comment" as const, label, href, text: comment.text };
    }),
  ];
  return pieces.filter(({ text }) => text.trim()).map((piece, index) => ({ number: index + 1, ...piece }));
}

/** The first pieces, as many as a model is given. */
export function withinBudget(evidence: Piece[]): Piece[] {
  let left = budget;
  return evidence.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
}

export function whatWasRead(evidence: Piece[]): Answer["read"] {
  const comments = evidence.filter(({ kind }) => kind === "comment").length;
  return { posting: evidence.length > comments, comments };
}

/** Of the evidence, what an answer cites. */
export function sourcesOf(evidence: Piece[], cited: Iterable<number>): Source[] {
  const numbers = new Set(cited);
  return evidence.filter(({ number }) => numbers.has(number));
}

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
  if (node.type === "paragraph") return [{ line, kind: "posting", text: wordsOf(node).replace(/\s*\n\s*/g, " ") }];
  return "children" in node ? node.children.flatMap(blocksIn) : [];
}

function wordsOf(node: Node): string {
  if (node.type === "html") return "";
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
