import type { Connection, Fragment } from "../database/connection.ts";
import { logEvents, type NewEvent } from "../events/event-store.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isListed } from "../visibility/visibility.ts";
import { askedByMail } from "./still-open-mails.ts";

type Ending = { id: number; number: number; ownerId: number | null };

/** A batch's number of jobs, to which the other due jobs of the last poster are added. */
const batch = 1000;

/**
 * A batch of what is due by a time (ISO 8601): asks the posters of jobs that end soon whether they are still open, and expires
 * jobs whose end has come. Returns a line for each, null if nothing is due any more.
 */
export async function endJobs(transaction: Connection, by: string): Promise<string[] | null> {
  const asked = await askPosters(transaction, by);
  const expired = await letExpire(transaction, by);
  if (asked.length + expired.length === 0) return null;
  return [
    ...asked.map(({ number }) => `job ${number}: asked if still open`),
    ...expired.map(({ number }) => `job ${number}: expired`),
  ];
}

/**
 * Whether a poster is still to be asked, in SQL. A suspended poster is asked on their return; a job without a poster isn't
 * asked about.
 */
const isUnasked = (transaction: Connection): Fragment => transaction`
  (due_at < expires_at and owner_id is not null and ${isListed(transaction, "posts")})`;

/** Asks posters on the board now, and by mail when their next question is due. */
async function askPosters(transaction: Connection, by: string) {
  const isToBeAsked = transaction`due_at <= ${by} and ${isUnasked(transaction)}`;
  const due = await transaction<(Ending & { ownerId: number })[]>`
    with due as materialized (
      select posts.id, owner_id from jobs join posts on posts.id = post_id where ${isToBeAsked}
    )
    select id, owner_id from due where owner_id in (select owner_id from due order by owner_id limit ${batch})`;
  if (due.length === 0) return [];
  // Locks members before their posts, as writers do.
  await transaction`
    select from users where id = any(${due.map(({ ownerId }) => ownerId)}) order by id for key share`;
  await lockPosts(transaction, due);
  const asked = await transaction<(Ending & { ownerId: number })[]>`
    update jobs set due_at = expires_at from posts
    where posts.id = post_id and post_id = any(${due.map(({ id }) => id)}) and ${isToBeAsked}
    returning posts.id, number, owner_id`;
  const owners = asked.map(({ ownerId }) => ownerId);
  const mailed = new Set(await askedByMail(transaction, owners, by));
  await transaction`
    update jobs set question_since = ${by} from posts
    where posts.id = post_id and post_id = any(${asked.map(({ id }) => id)}) and owner_id = any(${[...mailed]}::int[])`;
  await logEvents(
    transaction,
    asked.map(({ id, ownerId }): NewEvent => {
      const data = { to: [ownerId], ...(mailed.has(ownerId) && { mailed: true as const }) };
      return { kind: "job.ending", actorId: null, postId: id, data, at: by };
    }),
  );
  return asked.toSorted((one, other) => one.number - other.number);
}

/** A job that was held since it was written doesn't expire: it is posted, and its end counted from, when it is approved. */
async function letExpire(transaction: Connection, by: string) {
  const isOver = transaction`
    due_at <= ${by} and expires_at <= ${by} and status = 'open' and not unposted and not ${isUnasked(transaction)}`;
  const due = await transaction<{ id: number }[]>`
    select posts.id from jobs join posts on posts.id = post_id where ${isOver}
    order by due_at limit ${batch}`;
  if (due.length === 0) return [];
  await lockPosts(transaction, due);
  const expired = await transaction<Ending[]>`
    with over as (
      update jobs set due_at = null from posts
      where posts.id = post_id and post_id = any(${due.map(({ id }) => id)}) and ${isOver} returning post_id
    )
    update posts set status = 'expired' from over where posts.id = over.post_id returning posts.id, number, owner_id`;
  await indexPosts(
    transaction,
    expired.map(({ id }) => id),
  );
  await logEvents(
    transaction,
    expired.map(({ id }): NewEvent => ({ kind: "job.expired", actorId: null, postId: id, at: by })),
  );
  return expired.toSorted((one, other) => one.number - other.number);
}

/** Locks the posts; conditions are checked again afterwards, as they may have been edited meanwhile. */
const lockPosts = (transaction: Connection, posts: readonly { id: number }[]) => transaction`
  select from posts where id = any(${posts.map(({ id }) => id)}) order by id for no key update`;
