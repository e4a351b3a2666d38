import type { Connection, Fragment } from "../database/connection.ts";

/** With this many texts visible for a day, a member isn't new any more. */
const postsOfKnown = 3;

/**
 * Whether a member may be new, in SQL, by their row alone: they signed up uninvited, in the last 72 hours, and aren't verified.
 */
export const isPossiblyNew = (database: Connection): Fragment => database`
  (users.came_uninvited and users.created_at > now() - interval '72 hours' and users.role = 'user'
    and not users.verified and users.invited_at is null)`;

/** Whether a member who may be new is: they have too few texts that were visible for a day. */
export async function isStillNew(database: Connection, memberId: number): Promise<boolean> {
  const seen = (table: "posts" | "comments") => database`
    (select from ${database(table)} written
     where owner_id = ${memberId} and visible and created_at <= now() - interval '24 hours' limit ${postsOfKnown})`;
  const { count } = await database`${seen("posts")} union all ${seen("comments")} limit ${postsOfKnown}`;
  return count < postsOfKnown;
}
