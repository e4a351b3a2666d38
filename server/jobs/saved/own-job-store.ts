import type { Job, SavedJob } from "../../../contract/jobs/jobs.ts";
import type { Connection } from "../../database/connection.ts";
import type { Session } from "../../http/session.ts";
import { isVisible } from "../../visibility/visibility.ts";

/** Whether a reply about these jobs has anything of the reader's own; otherwise the shared reply is right. */
export const hasOwn = (jobs: readonly Job[], { user, hasSavedJobs }: Session): boolean =>
  jobs.length > 0 && (hasSavedJobs || jobs.some(({ ownerId }) => ownerId === user.id));

/** Adds to jobs what the reader saved of them, and to the reader's own jobs how many others saved these. */
export async function withOwn<Listed extends Job>(
  database: Connection,
  jobs: readonly Listed[],
  userId: number,
): Promise<Listed[]> {
  type Own = Partial<SavedJob> & { id: number; savedCount: number | null };
  const rows = await database<Own[]>`
    select number as id, own.saved_at as at, own.note, own.applied_at,
      case when posts.owner_id = ${userId} then (
        select count(*)::int from saved_jobs others join users on users.id = user_id
        where post_id = posts.id and user_id <> ${userId} and ${isVisible(database, "users")}) end as saved_count
    from posts left join saved_jobs own on own.post_id = posts.id and own.user_id = ${userId}
    where kind = 'job' and number in ${database(jobs.map(({ id }) => id))}`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return jobs.map((job) => {
    const { at, note = null, appliedAt = null, savedCount } = byId.get(job.id) ?? {};
    return { ...job, saved: at ? { at, note, appliedAt } : null, ...(savedCount != null && { savedCount }) };
  });
}
