import type { Connection, Fragment } from "../../database/connection.ts";

/** So many that all could see for a day make a member one whom the board knows. */
const postsOfKnown = 3;

/** Whether a member may be new, in SQL: they came by themselves, not long ago, and nobody vouches for them. Their row alone says so. */
export const mayBeNew = (database: Connection): Fragment => database`
  (users.came_uninvited and users.created_at > now() - interval '72 hours' and users.role = 'user'
    and not users.verified and users.invited_at is null)`;

/** Whether who may be new is: little of theirs was seen for a day. */
export async function isStillNew(database: Connection, memberId: number): Promise<boolean> {
  const seen = (table: "posts" | "comments") => database`
    (select from ${database(table)} written
     where owner_id = ${memberId} and visible and created_at <= now() - interval '24 hours' limit ${postsOfKnown})`;
  const { count } = await database`${seen("posts")} union all ${seen("comments")} limit ${postsOfKnown}`;
  return count < postsOfKnown;
}
