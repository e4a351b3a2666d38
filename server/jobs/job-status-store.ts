import { daysDefault, type Job, type JobStatus } from "../../contract/jobs/jobs.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database } from "../database/connection.ts";
import { logEvents, type NewEvent } from "../events/event-store.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { limitOfEdits, type Writer } from "../moderation/daily-limits.ts";
import { postToEdit } from "../posts/post-store.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { relistJob } from "./job-expiry-store.ts";
import { jobWhere } from "./job-store.ts";

type Wanted = { number: number; writer: Writer; status: JobStatus; days: number };

/**
 * Sets a job's status for a member who may edit it; for another's job with an entry in the trail. Throws not-found, forbidden,
 * or 429 for one edit too many.
 */
export function setJobStatus(
  database: Database,
  limits: RateLimits,
  { number, writer, status, days }: Wanted,
): Promise<Job> {
  const { user } = writer;
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, { kind: "job", number, user });
    const isChanged = await moveJob(transaction, post.id, { status, days, actorId: user.id });
    if (isChanged) await limits.spend(transaction, limitOfEdits(writer), String(user.id));
    if (isChanged && post.ownerId !== user.id) {
      await addToTrail(transaction, { by: user, action: "edited", subject: "job", id: number });
    }
    return jobWhere(transaction, transaction`posts.id = ${post.id}`, user.id);
  });
}

type Move = { status: JobStatus; days?: number; actorId: number | null };

/** Sets the status of a locked job; an open one is listed anew. Returns whether anything changed. */
export async function moveJob(
  transaction: Connection,
  id: number,
  { status, days = daysDefault, actorId }: Move,
): Promise<boolean> {
  const { count } = await transaction`
    update posts set status = ${status}, updated_at = now()
    where id = ${id} and (status <> ${status} or ${status} = 'open')`;
  if (count === 0) return false;
  const filledAt = status === "filled" ? transaction`now()` : null;
  await transaction`update jobs set filled_at = ${filledAt}, due_at = null where post_id = ${id}`;
  if (status === "open") await relistJob(transaction, id, days);
  await indexPosts(transaction, [id]);
  await logEvents(transaction, { ...told(status), actorId, postId: id });
  return true;
}

const told = (status: JobStatus): Pick<NewEvent, "kind" | "data"> =>
  status === "filled" ? { kind: "job.filled" } : { kind: "job.edited", data: { status } };
