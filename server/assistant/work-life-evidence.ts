import type { Answer, Source } from "../../contract/assistant.ts";
import type { Comment } from "../../contract/comments.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { pages, paths, places } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Messages } from "../languages/languages.ts";

/** A part of what the board knows about a job, short enough to be cited as a whole. */
export type EvidencePiece = Source & { kind: "posting" | "heading" | "comment"; text: string };

/** The most characters of evidence sent to a model: small local models read no more. */
const budget = 24_000;

/** All the evidence about a job, in the order of the page, numbered from 1. */
export async function evidenceOf(
  job: Job,
  { comments, companyComments }: { comments: Comment[]; companyComments: Comment[] },
  { assistantAnswers: words, formerMembers }: Messages,
): Promise<EvidencePiece[]> {
  // The Markdown parser is large, so it is loaded with the first question only.
  const { blocksOf } = await import("./markdown-blocks.ts");
  const page = paths.job(job.id);
  const at = (place: string) => `${page}#${place}`;
  const authorOf = ({ User }: Comment) => (User ? fullName(User) : formerMembers.formerMember);
  const pieces: Omit<EvidencePiece, "number">[] = [
    { kind: "posting", label: words.title, href: at(places.facts), text: job.title },
    { kind: "posting", label: words.location, href: at(places.facts), text: job.location ?? "" },
    ...blocksOf(job.description).map(({ line, kind, text }) => {
      return { kind, label: words.description, href: at(places.description(line)), text };
    }),
    ...comments.map((comment) => {
      const label = words.commentBy(authorOf(comment));
      return { kind: "comment" as const, label, href: at(places.comment(comment.id)), text: comment.text };
    }),
    ...companyComments.map((comment) => {
      const label = words.companyCommentBy(job.Company?.name ?? "", authorOf(comment));
      const href = `${paths.company(job.companyId ?? 0)}#${places.comment(comment.id)}`;
      return { kind: "comment" as const, label, href, text: comment.text };
    }),
  ];
  return pieces.filter(({ text }) => text.trim()).map((piece, index) => ({ number: index + 1, ...piece }));
}

/** The first pieces that fit into the budget. */
export function withinBudget(evidence: EvidencePiece[]): EvidencePiece[] {
  let left = budget;
  return evidence.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
}

export function readSources(evidence: EvidencePiece[]): Answer["read"] {
  const all = evidence.filter(({ kind }) => kind === "comment");
  const onJob = all.filter(({ href }) => href.startsWith(`${pages.jobs}/`)).length;
  return { posting: evidence.length > all.length, comments: onJob, companyComments: all.length - onJob };
}

/** The pieces that an answer cites. */
export function sourcesOf(evidence: EvidencePiece[], cited: Iterable<number>): Source[] {
  const numbers = new Set(cited);
  return evidence.filter(({ number }) => numbers.has(number));
}
