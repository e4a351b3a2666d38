import type { Connection } from "../database/connection.ts";
import type { Mail } from "../mail/mailer.ts";
import { anyMember, isEventCurrent, visibleEvents } from "./event-visibility.ts";
import type { Stops } from "./unsubscribe-tokens.ts";

type Told = Pick<Mail, "news" | "stops">;

/**
 * Whether a queued mail about news contains something that its reader may not see any more or, unless it is a digest, has read
 * meanwhile.
 */
export async function isWithheld(database: Connection, { news = [], stops }: Told): Promise<boolean> {
  if (news.length === 0) return false;
  const isLetter = Boolean((stops as Stops | undefined)?.rhythm);
  const { count } = await database`
    select from ${toldIn(database, news)} join entries on entries.id = told."entryId" cross join lateral (
      select events.at from ${visibleEvents(database, anyMember)} and event_id = told."eventId" and ${isEventCurrent(database)}
    ) heard
    where ${isLetter} or (unread and (read_at is null or read_at < heard.at))`;
  return count < news.length;
}

/** Postpones the unread news of a mail that isn't sent until the digest, which contains them if they are visible then. */
export async function putOffUntilLetter(database: Connection, { news = [] }: Pick<Mail, "news">): Promise<void> {
  await database`
    update entry_events set mail = 'letter', mail_due_at = null
    from ${toldIn(database, news)} join entries on entries.id = told."entryId"
    where entry_id = told."entryId" and event_id = told."eventId" and unread
      and not exists (select from events where id = event_id and at <= read_at)`;
}

/** A mail's news as the rows `told`, in SQL. */
const toldIn = (database: Connection, news: NonNullable<Mail["news"]>) => database`
  jsonb_to_recordset(${database.json([...news])}) as told ("entryId" int, "eventId" int)`;
