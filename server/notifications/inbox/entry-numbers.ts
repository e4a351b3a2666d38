import { LRUCache } from "lru-cache";
import type { Account } from "../../../contract/people/accounts.ts";
import { maySeeHidden } from "../../../contract/rights.ts";
import { inRounds } from "../../database/catch-up.ts";
import { currentSnapshot, isCommittedAfter, type Snapshot } from "../../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../../database/connection.ts";
import { inboxEvents } from "./visible-events.ts";

/** Which entries are counted. */
type Which = "all" | "unread";

/** The number of entries of each member; `reader` stands for all of them, who have the same rights. */
export type EntryNumbers = (
  reader: Account,
  which: Which,
  members: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

type Kept = { count: number; moment: Snapshot };

/** Half the time for which changes of inboxes are kept. */
const keptFor = 30 * 60_000;

/** The exact numbers of entries, cached: counting a large inbox is slow, checking whether it changed since is fast. */
export function entryNumbers(database: Database): EntryNumbers {
  const kept = new LRUCache<string, Kept>({ max: 10_000, ttl: keptFor });
  const inRound = inRounds<Map<number, number>>();

  return (reader, which, members) => {
    const group = `${which} ${maySeeHidden(reader)}`;
    return inRound(`${group} ${members.join()}`, async () => {
      const numbers = new Map<number, number>();
      const keep = (of: ReadonlyMap<number, number>, moment: Snapshot) => {
        for (const [id, count] of of) {
          kept.set(`${group} ${id}`, { count, moment });
          numbers.set(id, count);
        }
      };
      const known = new Map(
        members.flatMap((id) => {
          const found = kept.get(`${group} ${id}`);
          return found ? [[id, found] as const] : [];
        }),
      );
      if (known.size > 0) {
        const { moment, changed } = await changedSince(database, known);
        for (const id of changed) known.delete(id);
        keep(new Map([...known].map(([id, { count }]) => [id, count])), moment);
      }
      const others = members.filter((id) => !known.has(id));
      if (others.length > 0) {
        const { moment, counts } = await unhurried(database, (transaction) =>
          countsOf(transaction, reader, which, others),
        );
        keep(new Map(others.map((id) => [id, counts[id] ?? 0])), moment);
      }
      return numbers;
    });
  };
}

/** The number of a member's unread entries, uncached. */
export async function unreadOf(database: Connection, reader: Account): Promise<number> {
  const { counts } = await countsOf(database, reader, "unread", [reader.id]);
  return counts[reader.id] ?? 0;
}

/** The members whose inboxes changed since their snapshots, and the current snapshot. */
async function changedSince(database: Connection, known: ReadonlyMap<number, Kept>) {
  const moments = [...known.values()].map(({ moment }) => moment);
  const isLater = isCommittedAfter(database, database`known.moment`);
  const [answer] = await database<[{ moment: Snapshot; changed: number[] }]>`
    select ${currentSnapshot(database)} as moment, array(
      select id from unnest(${[...known.keys()]}::int[], ${moments}::text[]) known (id, moment)
      where exists (select from inbox_changes where user_id = id and ${isLater})
        or exists (select from inbox_changes where user_id is null and ${isLater})
    ) as changed`;
  return answer;
}

/**
 * Counts the entries of members. The array is built in SQL, so that the statement is planned once for any number of members.
 */
async function countsOf(database: Connection, reader: Account, which: Which, members: readonly number[]) {
  const isCounted = which === "unread" ? database`unread` : database`true`;
  const [answer] = await database<[{ moment: Snapshot; counts: Record<number, number> }]>`
    select ${currentSnapshot(database)} as moment, coalesce((
      select json_object_agg(user_id, count) from (
        select user_id, count(distinct entries.id) from ${inboxEvents(database, reader)}
          and user_id = any(array(select unnest(${[...members]}::int[]))) and ${isCounted}
        group by user_id
      ) counted), '{}') as counts`;
  return answer;
}
