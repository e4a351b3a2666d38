import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Job, SavedJob } from "../../contract/jobs/jobs.ts";
import { type SavedJobNotes, savedJobsMax } from "../../contract/jobs/saved-jobs.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import type { Lists } from "../lists/list-page.ts";
import type { WithBeginning } from "../posts/post-excerpts.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { listedJobs } from "./job-store.ts";

type SavedJobListQuery = Pick<ListQuery, "page" | "limit"> & { applied?: boolean | undefined };

/** A page of the visible jobs that a member saved, last saved first. */
export function savedJobsPage(
  database: Connection,
  lists: Lists,
  reader: Account,
  { applied, ...paging }: SavedJobListQuery,
): Promise<List<WithBeginning<Job>>> {
  const isAsked = applied === undefined ? database`true` : database`(applied_at is not null) = ${applied}::boolean`;
  const saved = {
    rows: database`
      select id, saved_at, post_id from saved_jobs join posts on posts.id = post_id
      where user_id = ${reader.id} and ${isVisible(database, "posts")} and ${isAsked}`,
    order: database`saved_at desc, post_id desc`,
  };
  return lists.chosen("job", saved, paging, listedJobs(database, reader.id));
}

type Saving = SavedJobNotes & { number: number; reader: Account };

/**
 * Saves a job, or changes the given fields of the saved entry. Throws not-found, and conflict if it would exceed the
 * maximum.
 */
export function saveJob(database: Database, { number, reader, note, appliedAt }: Saving): Promise<SavedJob> {
  return database.begin(async (transaction) => {
    // The member's lock serialises concurrent saves, so that they don't exceed the maximum.
    const [post] = await transaction<{ id: number }[]>`
      with held as (select from users where id = ${reader.id} for no key update)
      select posts.id from held, posts where ${isPostAt(transaction, "job", number, reader)} for key share of posts`;
    if (!post) throw notFound("job");
    const [saved] = await transaction<SavedJob[]>`
      insert into saved_jobs (user_id, post_id, note, applied_at)
      select ${reader.id}, ${post.id}, ${note ?? null}, ${appliedAt ?? null}::date
      where ${savedJobsMax} > (
        select count(*) from saved_jobs where user_id = ${reader.id} and post_id <> ${post.id})
      on conflict (user_id, post_id) do update set
        note = case when ${note !== undefined}::boolean then excluded.note else saved_jobs.note end,
        applied_at = case when ${appliedAt !== undefined}::boolean then excluded.applied_at else saved_jobs.applied_at end
      returning saved_at as at, note, applied_at`;
    if (!saved) throw conflict("tooManySaved", savedJobsMax);
    return saved;
  });
}

export async function forgetSavedJob(database: Connection, userId: number, number: number): Promise<void> {
  await database`
    delete from saved_jobs using posts
    where user_id = ${userId} and post_id = posts.id and posts.kind = 'job' and posts.number = ${number}`;
}
