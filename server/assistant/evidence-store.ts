import type { Comment } from "../../contract/comments.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { keptCommentsOn } from "../comments/comment-store.ts";
import type { Connection } from "../database/connection.ts";
import { jobById } from "../jobs/job-store.ts";
import type { Messages } from "../languages/languages.ts";
import { withoutNames } from "../texts/mentions.ts";
import { evidenceOf, type Piece } from "./evidence.ts";

/** The comments that a page opens with, so that what is cited is there to be seen. */
const firstComments = { page: 1, limit: 50 };

/**
 * What the posting, its comments and the comments on its company say; whom these mention is not named. Throws not-found where there
 * is no such job.
 */
export async function evidenceFor(
  database: Connection,
  jobId: number,
  reader: Account,
  messages: Messages,
): Promise<Piece[]> {
  const job = await jobById(database, jobId, reader);
  // What is kept from others is no evidence for anybody, staff neither.
  const saidToAll = (parent: "jobs" | "companies", id: number) =>
    keptCommentsOn(database, { parent, id }, firstComments, { user: reader, hasHidden: false }, null);
  const [onJob, onCompany] = await Promise.all([
    saidToAll("jobs", jobId),
    job.companyId ? saidToAll("companies", job.companyId) : { results: [] },
  ]);
  const said = ({ results }: { results: Comment[] }) =>
    results.filter(({ deleted }) => !deleted).map((comment) => ({ ...comment, text: withoutNames(comment.text) }));
  return evidenceOf(job, { comments: said(onJob), companyComments: said(onCompany) }, messages);
}
