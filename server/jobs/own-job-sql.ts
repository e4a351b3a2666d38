import type { Job } from "../../contract/jobs/jobs.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

type OwnColumns = {
  savedAt: string | null;
  note: string | null;
  appliedAt: string | null;
  savedCount: number | null;
};
/** A job's row with what is the reader's own in columns. */
export type JobRow = Omit<Job, "saved" | "savedCount"> & OwnColumns;

/** What the reader saved of a job `posts`, and how many others saved it if it is theirs, in SQL; from `joinSavedJob`. */
export const ownColumns = (database: Connection, readerId: number) => database`
  own.saved_at, own.note, own.applied_at, case when posts.owner_id = ${readerId} then (
    select count(*)::int from saved_jobs others join users savers on savers.id = others.user_id
    where others.post_id = posts.id and others.user_id <> ${readerId} and ${isVisible(database, "savers")}
  ) end as saved_count`;

export const joinSavedJob = (database: Connection, readerId: number) => database`
  left join saved_jobs own on own.post_id = posts.id and own.user_id = ${readerId}`;

/** A row with what is the reader's own as in replies. */
export const withOwnNotes = <Row extends JobRow>({ savedAt, note, appliedAt, savedCount, ...job }: Row) => ({
  ...job,
  saved: savedAt === null ? null : { at: savedAt, note, appliedAt },
  ...(savedCount !== null && { savedCount }),
});
