import { unreadMax } from "../../contract/notifications/notifications.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Connection } from "../database/connection.ts";
import { isInInbox, isOnBoard, visibleEvents } from "./event-visibility.ts";

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
