import type { Connection } from "../../../server/database/connection.ts";
import type { Proportions } from "./records.ts";
import { continueIds } from "./tables.ts";

/** The ids of members whose inboxes hold ten entries, a thousand, and one for each comment. */
export const readers = { ten: 2, thousand: 3, all: 4 };

/** Three entries for everyone else, each about another's comment; every tenth is unread, none is to be mailed. */
export async function insertInboxes(database: Connection, { members, comments }: Proportions): Promise<void> {
  await database`create temp table told (entry_id int, user_id int, event_id int, post_id int, nth int) on commit drop`;
  await database`
    insert into told
    with written as (
      select id, post_id, row_number() over (order by id)::int as nth from events where comment_id is not null
    ), wanted as (
      select id as user_id, nth from users cross join lateral generate_series(1, case id
        when ${readers.ten} then 10 when ${readers.thousand} then 1000 when ${readers.all} then ${comments}::int else 3 end) nth
      where id <= ${members}::int
    )
    select row_number() over (order by wanted.nth, user_id), user_id, written.id, post_id, wanted.nth
    from wanted join written on written.nth = 1 + (user_id + wanted.nth) % ${comments}::int`;
  await database`
    insert into entries (id, user_id, kind, post_id, at, unread) overriding system value
    select entry_id, user_id, 'comment', post_id, date_trunc('milliseconds', now()) - nth * interval '1 second', nth % 10 = 0 from told`;
  await database`
    insert into entry_events (entry_id, event_id, mail, mail_due_at, push_due_at)
    select entry_id, event_id, 'done', null, null from told`;
  await continueIds(database, "entries");
}
