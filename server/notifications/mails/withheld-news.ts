import type { Connection } from "../../database/connection.ts";
import type { Mail } from "../../mail/mailer.ts";
import { anyMember, heardEvents } from "../inbox/heard.ts";

type Told = Pick<Mail, "news">;

/** Whether a mail about news that waited to be sent tells of something that its reader may not hear of any more. */
export async function isWithheld(database: Connection, { news = [] }: Told): Promise<boolean> {
  if (news.length === 0) return false;
  const { count } = await database`
    select from ${toldIn(database, news)} join entries on entries.id = told."entryId" cross join lateral (
      select from ${heardEvents(database, anyMember)} and event_id = told."eventId"
    ) heard`;
  return count < news.length;
}

/** What a mail that isn't sent tells of waits for a letter, in which it stands if it may be heard again; but for what was read. */
export async function putOffUntilLetter(database: Connection, { news = [] }: Told): Promise<void> {
  await database`
    update entry_events set mail = 'letter', mail_due_at = null
    from ${toldIn(database, news)} join entries on entries.id = told."entryId"
    where entry_id = told."entryId" and event_id = told."eventId" and unread`;
}

/** What a mail tells of, in SQL. */
const toldIn = (database: Connection, news: NonNullable<Mail["news"]>) => database`
  jsonb_to_recordset(${database.json([...news])}) as told ("entryId" int, "eventId" int)`;
