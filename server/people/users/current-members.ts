import type { Circle } from "../../../contract/rights.ts";
import { type ChangeFeed, changesSince, currentSnapshot, type Snapshot } from "../../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../../database/connection.ts";
import { type Current, current } from "../../database/current.ts";
import { everyMember } from "../../visibility/field-sql.ts";
import { MemberColumns } from "./member-columns.ts";
import { isSeenOtherwise, packedMembers, unpackedMembers } from "./member-loading.ts";
import { idsInOrder, type MemberSort, reordered, type Successors, successors } from "./member-order.ts";

/** The columns of all members, and their ids in each order. */
export type SeenMembers = { columns: MemberColumns; orders: Record<MemberSort, Int32Array> };
/** Calls `look` with all members as a circle sees them. `look` must be synchronous. */
export type CurrentMembers = <Answer>(circle: Circle, look: (seen: SeenMembers) => Answer) => Promise<Answer>;

/** Members as everyone sees them at a snapshot, with a cache of whom circles see differently then. */
type Dated = SeenMembers & { moment: Snapshot; circles: Current<SeenOtherwise> };
/**
 * The members whom a circle sees differently. `isLater` where members changed since the snapshot, so that some may be missing.
 */
type SeenOtherwise = { packed: Buffer | null; isLater: boolean };

const of = ["user"] as const;
const ofCircle = ["cohort", "company"] as const;
const idsAtOnce = 32_768;
const bytesOf = (base64: string | null) => (base64 === null ? null : Buffer.from(base64, "base64"));

const circlesOf = (feed: ChangeFeed) =>
  current<SeenOtherwise>(feed, {
    max: 1000,
    maxSize: 64_000_000,
    sizeCalculation: ({ value }) => (value.packed?.length ?? 0) + 1,
    // Milliseconds; the 30 days after leaving a company pass without any change.
    ttl: 10 * 60_000,
  });

/** Loads the columns once, and updates them with what was committed since. */
export function currentMembers(database: Database, feed: ChangeFeed): CurrentMembers {
  const members = current<Dated>(feed);
  const load = async () => ({ ...(await loadMembers(database)), circles: circlesOf(feed) });
  const catchUp = async (known: Dated) => {
    if (known.columns.isOutgrown) return load();
    const written = database`array(select distinct id from newest where kind = 'user')`;
    const since = await changesSince<{ packed: string | null; successors: Successors[] }>(
      database,
      known.moment,
      of,
      database`json_build_object('successors', ${successors(database, written)},
        'packed', encode((${packedMembers(database, database`users.id = any(${written})`, everyMember)}), 'base64'))`,
    );
    if (!since.changes) return load();
    const changed = new Set(since.changes.flatMap(({ ids }) => ids));
    const { columns, orders } = known;
    for (const id of changed) columns.remove(id);
    const { packed, successors: now } = since.now;
    for (const member of unpackedMembers(bytesOf(packed))) columns.put(member);
    const inOrder = (sort: MemberSort) =>
      changed.size > 0 ? reordered(orders[sort], changed, now, sort) : orders[sort];
    const { moment } = since;
    return { columns, orders: { name: inOrder("name"), newest: inOrder("newest") }, moment, circles: circlesOf(feed) };
  };
  return async (circle, look) => {
    const isAnyone = circle.cohorts.length + circle.companies.length === 0;
    for (;;) {
      const seen = await members.now("", { of, load, catchUp });
      if (isAnyone) return look(seen);
      const { packed, isLater } = await seen.circles.now(JSON.stringify(circle), {
        of: ofCircle,
        load: () => membersSeenOtherwise(database, seen.moment, circle),
      });
      // Both must be of the same snapshot: otherwise someone could appear as looking for work where they hide it.
      if (isLater) await feed.look();
      else if (members.known("", of) === seen) return seen.columns.seenAs(unpackedMembers(packed), () => look(seen));
    }
  };
}

const loadMembers = (database: Database) =>
  unhurried(database, async (transaction) => {
    const [{ moment, highest }] = await transaction<[{ moment: Snapshot; highest: number }]>`
      select ${currentSnapshot(transaction)} as moment, coalesce(max(id), 0) as highest from users`;
    const columns = new MemberColumns();
    for (let from = 0; from <= highest; from += idsAtOnce) {
      const these = transaction`users.id >= ${from} and users.id < ${from + idsAtOnce}`;
      const [{ packed }] = await transaction<
        [{ packed: Buffer | null }]
      >`${packedMembers(transaction, these, everyMember)}`;
      for (const member of unpackedMembers(packed)) columns.put(member);
    }
    const orders = { name: await idsInOrder(transaction, "name"), newest: await idsInOrder(transaction, "newest") };
    return { columns, orders, moment };
  });

async function membersSeenOtherwise(database: Connection, moment: Snapshot, circle: Circle): Promise<SeenOtherwise> {
  const packed = packedMembers(database, isSeenOtherwise(database, circle), circle);
  const asked = database`encode((${packed}), 'base64')`;
  const { changes, now } = await changesSince<string | null>(database, moment, of, asked);
  return { packed: bytesOf(now), isLater: changes?.length !== 0 };
}
