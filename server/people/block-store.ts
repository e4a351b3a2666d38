import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Person } from "../../contract/people/people.ts";
import { cohortsOf, lockVerification, updateVerification } from "../cohorts/verification-store.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { listReply } from "../lists/list-page.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** Whether a member has blocked another, in SQL. */
export const hasBlocked = (database: Connection, blocker: number | Fragment, blocked: number | Fragment): Fragment =>
  database`exists (select from blocks where blocker_id = ${blocker}::int and blocked_id = ${blocked}::int)`;

/** A page of the members whom a member has blocked, the latest first. */
export async function blocksPage(
  database: Connection,
  blockerId: number,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
): Promise<List<Person>> {
  const blocked = database`
    blocks join users on users.id = blocked_id and ${isVisible(database, "users")} where blocker_id = ${blockerId}`;
  const [[counted], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from ${blocked}`,
    database<Person[]>`
      select ${personColumns(database)} from ${blocked}
      order by blocks.created_at desc, blocked_id desc limit ${limit} offset ${(page - 1) * limit}`,
  ]);
  return listReply({ page, limit }, results, counted.total);
}

/** The ids of all members whom a member has blocked. */
export async function blockedBy(database: Connection, blockerId: number): Promise<number[]> {
  const rows = await database<{ blockedId: number }[]>`
    select blocked_id from blocks where blocker_id = ${blockerId} order by blocked_id`;
  return rows.map(({ blockedId }) => blockedId);
}

/** Blocks a visible member, and withdraws a vouch for them; false if there is none. */
export async function block(transaction: Connection, blockerId: number, blockedId: number): Promise<boolean> {
  await lockVerification(transaction);
  const { count } = await transaction`
    insert into blocks (blocker_id, blocked_id)
    select ${blockerId}::int, id from users where id = ${blockedId} and ${isVisible(transaction, "users")}
    on conflict (blocker_id, blocked_id) do update set created_at = blocks.created_at`;
  await transaction`delete from vouches where giver_id = ${blockerId} and receiver_id = ${blockedId}`;
  await updateVerification(transaction, await cohortsOf(transaction, [blockerId, blockedId]));
  return count > 0;
}

/** Removes a block; the other's vouches count again. */
export async function unblock(transaction: Connection, blockerId: number, blockedId: number): Promise<void> {
  await lockVerification(transaction);
  await transaction`delete from blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`;
  await updateVerification(transaction, await cohortsOf(transaction, [blockerId, blockedId]));
}

/** For each of these members, whom they blocked and who blocked them. */
export async function blockedEitherWay(
  transaction: Connection,
  members: readonly number[],
): Promise<Map<number, Set<number>>> {
  const rows = await transaction<{ member: number; others: number[] }[]>`
    select member, array_agg(other) as others from (
      select blocker_id, blocked_id from blocks union all select blocked_id, blocker_id from blocks
    ) apart (member, other)
    where member = any(${[...members]}::int[]) group by member`;
  return new Map(rows.map(({ member, others }) => [member, new Set(others)]));
}
