import type { Connection, Fragment } from "../../database/connection.ts";
import { unpackedIds } from "../../database/packed.ts";
import { orderOf } from "../../lists/list-order.ts";
import { isVisible } from "../../visibility/visibility.ts";

export type MemberSort = "name" | "newest";

/** A changed member, and the id of the member behind them in each order, or 0 at the end. */
export type Successors = { id: number } & Record<MemberSort, number>;

/** Each order in SQL, and whether a row called `later` comes after one of `users`. */
const orders = (database: Connection) =>
  ({
    name: {
      by: orderOf(database, "user"),
      isLater: database`(later.sort_key, later.last_name collate "C", later.first_name collate "C", later.id)
        > (users.sort_key, users.last_name collate "C", users.first_name collate "C", users.id)`,
    },
    newest: {
      by: database`created_at desc, id desc`,
      isLater: database`(later.created_at, later.id) < (users.created_at, users.id)`,
    },
  }) satisfies Record<MemberSort, { by: Fragment; isLater: Fragment }>;

/** The ids of all members in an order. */
export async function idsInOrder(database: Connection, sort: MemberSort): Promise<Int32Array> {
  const [{ packed }] = await database<[{ packed: Buffer | null }]>`
    select string_agg(int4send(id), '' order by ${orders(database)[sort].by}) as packed
    from users where ${isVisible(database, "users")}`;
  return unpackedIds(packed);
}

/** The successors of some members in each order, as JSON in SQL. */
export function successors(database: Connection, ids: Fragment): Fragment {
  const { name, newest } = orders(database);
  const after = ({ by, isLater }: { by: Fragment; isLater: Fragment }) => database`coalesce((
    select id from users later where ${isVisible(database, "later")} and ${isLater} order by ${by} limit 1), 0)`;
  return database`(
    select coalesce(json_agg(json_build_object('id', id, 'name', ${after(name)}, 'newest', ${after(newest)})), '[]')
    from users where ${isVisible(database, "users")} and id = any(${ids}))`;
}

/** An order with the changed members moved; those missing in `now` are removed. */
export function reordered(ids: Int32Array, changed: ReadonlySet<number>, now: readonly Successors[], sort: MemberSort) {
  const before = new Map(now.map((member) => [member[sort], member.id]));
  const moved = new Int32Array(ids.length + now.length);
  let count = 0;
  /** Places the changed members before this one; several may follow each other. */
  const placeBefore = (next: number) => {
    const row: number[] = [];
    for (let id = before.get(next); id !== undefined; id = before.get(id)) row.unshift(id);
    moved.set(row, count);
    count += row.length;
  };
  for (const id of ids) {
    if (changed.has(id)) continue;
    placeBefore(id);
    moved[count] = id;
    count += 1;
  }
  placeBefore(0);
  return moved.subarray(0, count);
}
