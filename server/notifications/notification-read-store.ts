import type { EntryParent } from "../../contract/notifications/notification-kinds.ts";
import { type Entry, unreadMax } from "../../contract/notifications/notifications.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Database } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { isInInbox, isOnBoard, visibleEvents } from "./event-visibility.ts";
import { entriesOf, type Inbox, isEntryAbout } from "./notification-store.ts";

/** Marks a reader's entry as read or unread. Throws not-found if they have no such entry. */
export async function markEntry(inbox: Inbox, reader: Account, id: number, read: boolean): Promise<Entry> {
  const { database } = inbox;
  const isMarked = await database.begin(async (transaction) => {
    const { count } = await transaction`
      update entries set unread = ${!read}, read_at = case when ${read} then coalesce(read_at, now()) else read_at end
      where id = ${id} and user_id = ${reader.id} and ${isInInbox(transaction, reader)}`;
    if (count > 0 && read) await cancelMails(transaction, [id]);
    return count > 0;
  });
  const [entry] = isMarked ? await entriesOf(inbox, reader, database`select ${id}::int`) : [];
  if (!entry) throw notFound("notification");
  return entry;
}

/** What was read is neither mailed nor pushed any more. */
async function cancelMails(transaction: Connection, entryIds: readonly number[]): Promise<void> {
  await transaction`
    update entry_events set mail = 'done', mail_due_at = null, push_due_at = null
    where entry_id = any(${[...entryIds]}::int[]) and (mail <> 'done' or push_due_at is not null)`;
}

type Marked = { readUntil?: string | undefined; parent?: EntryParent | undefined; id?: number | undefined };

/**
 * Marks a reader's entries as read: those up to a time, or all; of one record, or of all. Entries may be dated in the future.
 */
export function markRead(database: Database, reader: Account, { readUntil, parent, id }: Marked): Promise<void> {
  return database.begin(async (transaction) => {
    const isMarked = parent && id ? isEntryAbout(transaction, { parent, id }) : transaction`true`;
    const marked = await transaction<{ id: number }[]>`
      update entries set unread = false, read_at = coalesce(read_at, now())
      where id in (
        select id from entries
        where user_id = ${reader.id} and unread and at <= coalesce(${readUntil ?? null}::timestamptz, 'infinity') and ${isMarked}
          and ${isInInbox(transaction, reader)}
        order by id for no key update)
      returning id`;
    const ids = marked.map(({ id }) => id);
    if (ids.length > 0) await cancelMails(transaction, ids);
  });
}

/** Deletes a reader's entries about a record that they deleted for themselves. */
export async function forgetEntriesAbout(
  transaction: Connection,
  readerId: number,
  record: { parent: EntryParent; id: number },
): Promise<void> {
  await transaction`
    delete from entries where id in (
      select id from entries where user_id = ${readerId} and ${isEntryAbout(transaction, record)} order by id for update)`;
}

/** Deletes a batch of entries whose newest event is older than `keptFor` at a time (ISO 8601). Returns how many. */
export async function deleteOldEntries(transaction: Connection, by: string): Promise<number> {
  const { count } = await transaction`
    delete from entries where id in (
      select id from entries where at <= ${by}::timestamptz - ${keptFor}::interval order by at limit ${batch})`;
  return count;
}

const keptFor = "180 days";
const batch = 10_000;

/** The number of a member's unread entries, at most `unreadMax`. */
export async function unreadOf(database: Connection, reader: Account): Promise<number> {
  const [{ unread }] = await database<[{ unread: number }]>`
    select count(*)::int as unread from (
      select from entries where user_id = ${reader.id} and unread and ${isInInbox(database, reader)}
      limit ${database.unsafe(String(unreadMax))}
    ) counted`;
  return unread;
}

/**
 * What live pages follow of a member's inbox: the events of each unread entry. `context` changes with their conversations, blocks
 * and settings, which also decide what is shown of read entries.
 */
export type InboxState = { unread: { id: number; events: number; wasRead: boolean }[]; context: string };

/** The inboxes of members, by member; `reader` stands for all of them, who have the same rights. */
export async function inboxStates(
  database: Connection,
  reader: Account,
  members: readonly number[],
): Promise<Map<number, InboxState>> {
  const rows = await database<(InboxState & { userId: number })[]>`
    select member as user_id, (
      select coalesce(json_agg(shown), '[]') from (
        select entries.id, events, read_at is not null as "wasRead"
        from entries cross join lateral (select count(*) as events from ${visibleEvents(database, reader)}) heard
        where user_id = member and unread and events > 0 and ${isOnBoard(database)}
        order by at desc, entries.id desc limit ${database.unsafe(String(unreadMax))}
      ) shown) as unread, concat_ws(' ',
        (select count(*) from conversation_sides
          where conversation_sides.user_id = member and last_message_id > cleared_until),
        (select count(*) from blocks where blocker_id = member),
        (select kinds from notification_settings where notification_settings.user_id = member)) as context
    from unnest(${[...members]}::int[]) member`;
  return new Map(rows.map(({ userId, ...state }) => [userId, state]));
}
