import type { Entry } from "../../../contract/notifications/entries.ts";
import type { EntryParent } from "../../../contract/notifications/parents.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { Connection, Database } from "../../database/connection.ts";
import { notFound } from "../../http/problems.ts";
import { entriesOf, type Inbox, isAbout } from "./entry-store.ts";
import { noteInboxes } from "./inbox-changes.ts";
import { isInInbox } from "./visible-events.ts";

/** Marks a reader's entry as read or unread. Throws not-found where they have no such entry. */
export async function markEntry(inbox: Inbox, reader: Account, id: number, read: boolean): Promise<Entry> {
  const { database } = inbox;
  const { count } = await database`
    with marked as (
      update entries set unread = ${!read}, read_at = case when ${read} then coalesce(read_at, now()) else read_at end
      where id = ${id} and user_id = ${reader.id} and ${isInInbox(database, reader)} returning user_id
    ), noted as (insert into inbox_changes (user_id) select user_id from marked)
    select from marked`;
  const [entry] = count > 0 ? await entriesOf(inbox, reader, database`select ${id}::int`) : [];
  if (!entry) throw notFound("notification");
  return entry;
}

type Marked = { readUntil?: string | undefined; parent?: EntryParent | undefined; id?: number | undefined };

/**
 * Marks a reader's entries as read: those up to a time, or all; of one record, or of all. Entries may be dated in the future.
 */
export function markRead(database: Database, reader: Account, { readUntil, parent, id }: Marked): Promise<void> {
  return database.begin(async (transaction) => {
    const isMarked = parent && id ? isAbout(transaction, { parent, id }) : transaction`true`;
    const { count } = await transaction`
      update entries set unread = false, read_at = coalesce(read_at, now())
      where id in (
        select id from entries
        where user_id = ${reader.id} and unread and at <= coalesce(${readUntil ?? null}::timestamptz, 'infinity') and ${isMarked}
          and ${isInInbox(transaction, reader)}
        order by id for no key update)`;
    if (count > 0) await noteInboxes(transaction, [reader.id]);
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
      select id from entries where user_id = ${readerId} and ${isAbout(transaction, record)} order by id for update)`;
}

/** Deletes a batch of entries whose newest event is older than `keptFor` at a time (ISO 8601). Returns how many. */
export async function forgetEntries(transaction: Connection, by: string): Promise<number> {
  const { count } = await transaction`
    delete from entries where id in (
      select id from entries where at <= ${by}::timestamptz - ${keptFor}::interval order by at limit ${batch})`;
  return count;
}

const keptFor = "180 days";
const batch = 10_000;
