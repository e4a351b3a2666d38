import type { Comment } from "../../contract/comments.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { keptCommentsOn } from "../comments/comment-store.ts";
import type { Connection } from "../database/connection.ts";
import { jobById } from "../jobs/job-store.ts";
import type { Messages } from "../languages/languages.ts";
import { withoutNames } from "../texts/mentions.ts";
import { type EvidencePiece, evidenceOf } from "./work-life-evidence.ts";

/** The comments on the first page of a post, so that a cited comment is on the page that opens. */
const firstComments = { page: 1, limit: 50 };

/**
 * The evidence about a job: its posting, its comments and those on its company, without the names of mentioned members. Throws
 * not-found if there is no such job.
 */
export async function evidenceFor(
  database: Connection,
  jobId: number,
  reader: Account,
  messages: Messages,
): Promise<EvidencePiece[]> {
  const job = await jobById(database, jobId, reader);
  // Hidden comments are never evidence, not even for staff, who could read them.
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
