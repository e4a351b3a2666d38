import type { Connection, Fragment } from "../../database/connection.ts";

/** So many that all could see for a day make a member one whom the board knows. */
const postsOfKnown = 3;

/**
 * Whether a member is new, in SQL: they came by themselves, not long ago, nobody vouches for them, and little of theirs was
 * seen for a day. Of most a row alone says that they aren't.
 */
export const isNewMember = (database: Connection): Fragment => database`
  case when users.came_uninvited and users.created_at > now() - interval '72 hours' and users.role = 'user'
    and not users.verified and users.invited_at is null
  then (select count(*) from (
    ${seenForADay(database, "posts")} union all ${seenForADay(database, "comments")}) seen) < ${postsOfKnown}
  else false end`;

const seenForADay = (database: Connection, table: "posts" | "comments") => database`
  (select from ${database(table)} written
   where written.owner_id = users.id and written.visible and written.created_at <= now() - interval '24 hours'
   limit ${postsOfKnown})`;
