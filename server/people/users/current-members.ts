import type { Circle } from "../../../contract/rights.ts";
import { type ChangeFeed, changesSince, type Moment, thisMoment } from "../../database/change-feed.ts";
import { type Connection, type Database, unhurried } from "../../database/connection.ts";
import { current } from "../../database/current.ts";
import { everyMember } from "../../visibility/field-sql.ts";
import { type ListedMember, MemberColumns } from "./member-columns.ts";
import { isSeenOtherwise, packedMembers, unpackedMembers } from "./member-loading.ts";
import { type Followed, followed, idsInOrder, type MemberSort, reordered } from "./member-order.ts";

/** What lists ask of all members as all members see it, their orders, and whom a reader's circle sees otherwise. */
export type SeenMembers = {
  columns: MemberColumns;
  orders: Record<MemberSort, Int32Array>;
  others: readonly ListedMember[];
};
export type CurrentMembers = (circle: Circle) => Promise<SeenMembers>;

type Dated = Omit<SeenMembers, "others"> & { moment: Moment };

const of = ["user"] as const;
const ofCircle = ["user", "cohort", "company"] as const;
const idsAtOnce = 32_768;
/** What hangs on days since someone left a company needs no change to become another. */
const circlesKept = { max: 1000, ttl: 10 * 60_000 };

/** Read once, and from then on brought up to what was committed since. */
export function currentMembers(database: Database, feed: ChangeFeed): CurrentMembers {
  const members = current<Dated>(feed);
  const circles = current<ListedMember[]>(feed, circlesKept);
  const load = () => loadMembers(database);
  const catchUp = async (known: Dated) => {
    const written = database`array(select distinct id from newest where kind = 'user')`;
    const since = await changesSince<{ packed: string | null; followed: Followed[] }>(
      database,
      known.moment,
      of,
      database`json_build_object('followed', ${followed(database, written)},
        'packed', encode((${packedMembers(database, database`users.id = any(${written})`, everyMember)}), 'base64'))`,
    );
    if (!since.changes) return load();
    const changed = new Set(since.changes.flatMap(({ ids }) => ids));
    const { columns, orders } = known;
    for (const id of changed) columns.remove(id);
    const { packed, followed: now } = since.now;
    for (const member of unpackedMembers(packed === null ? null : Buffer.from(packed, "base64"))) columns.put(member);
    const inOrder = (sort: MemberSort) =>
      changed.size > 0 ? reordered(orders[sort], changed, now, sort) : orders[sort];
    return { columns, orders: { name: inOrder("name"), newest: inOrder("newest") }, moment: since.moment };
  };
  const seenOtherwise = (circle: Circle) =>
    circles.now(JSON.stringify(circle), { of: ofCircle, load: () => membersSeenOtherwise(database, circle) });
  return async (circle) => {
    const isAnyone = circle.cohorts.length + circle.companies.length === 0;
    const others = isAnyone ? [] : await seenOtherwise(circle);
    return { ...(await members.now("", { of, load, catchUp })), others };
  };
}

const loadMembers = (database: Database) =>
  unhurried(database, async (transaction): Promise<Dated> => {
    const [{ moment, highest }] = await transaction<[{ moment: Moment; highest: number }]>`
      select ${thisMoment(transaction)} as moment, coalesce(max(id), 0) as highest from users`;
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

async function membersSeenOtherwise(database: Connection, circle: Circle): Promise<ListedMember[]> {
  const these = isSeenOtherwise(database, circle);
  const [{ packed }] = await database<[{ packed: Buffer | null }]>`${packedMembers(database, these, circle)}`;
  return unpackedMembers(packed);
}
