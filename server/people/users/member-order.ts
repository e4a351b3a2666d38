import type { Connection, Fragment } from "../../database/connection.ts";
import { orderOf } from "../../lists/list-order.ts";
import { isVisible } from "../../visibility/visibility.ts";

export type MemberSort = "name" | "newest";

/** A member who was written, and who comes after them now, or 0, in each order. */
export type Followed = { id: number } & Record<MemberSort, number>;

/** How the database orders members, and whether a row called `later` comes after one of `users` by that, in SQL. */
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

/** All members in an order. */
export async function idsInOrder(database: Connection, sort: MemberSort): Promise<Int32Array> {
  const [{ packed }] = await database<[{ packed: Buffer | null }]>`
    select string_agg(int4send(id), '' order by ${orders(database)[sort].by}) as packed
    from users where ${isVisible(database, "users")}`;
  return Int32Array.from({ length: (packed?.length ?? 0) / 4 }, (_, place) => packed?.readInt32BE(place * 4) ?? 0);
}

/** Who comes after each of some members, in SQL, as JSON. */
export function followed(database: Connection, ids: Fragment): Fragment {
  const { name, newest } = orders(database);
  const after = ({ by, isLater }: { by: Fragment; isLater: Fragment }) => database`coalesce((
    select id from users later where ${isVisible(database, "later")} and ${isLater} order by ${by} limit 1), 0)`;
  return database`(
    select coalesce(json_agg(json_build_object('id', id, 'name', ${after(name)}, 'newest', ${after(newest)})), '[]')
    from users where ${isVisible(database, "users")} and id = any(${ids}))`;
}

/** An order in which some have other places: those that are gone have none. */
export function reordered(ids: Int32Array, changed: ReadonlySet<number>, now: readonly Followed[], sort: MemberSort) {
  const before = new Map(now.map((member) => [member[sort], member.id]));
  const moved = new Int32Array(ids.length + now.length);
  let count = 0;
  /** Whoever was written may stand one before the other. */
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
