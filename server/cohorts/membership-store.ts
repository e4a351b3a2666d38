import { type CohortMembership, cohortsClaimedMax, type PendingMember, vouchesNeeded } from "../../contract/cohorts.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { lockVerification, updateVerification } from "./verification-store.ts";
import { vouchCounts } from "./vouch-store.ts";

/** A member's state in a cohort; null if they aren't in it. */
export async function membershipOf(
  database: Connection,
  cohortId: number,
  userId: number,
): Promise<CohortMembership | null> {
  const [found] = await database<CohortMembership[]>`
    select case when verified_by is null then 'pending' else 'verified' end as state, verified_by as by,
      (select count(*)::int from vouches where ${vouchCounts(database)}
        and vouches.cohort_id = cohort_members.cohort_id and receiver_id = user_id) as vouches, ${vouchesNeeded}::int as needed
    from cohort_members where cohort_id = ${cohortId} and user_id = ${userId}`;
  return found ?? null;
}

/** Locks a cohort against deletion. Throws not-found. */
export async function lockCohort(transaction: Connection, id: number): Promise<void> {
  const { count } = await transaction`select from cohorts where id = ${id} for key share`;
  if (count === 0) throw notFound("cohort");
}

/**
 * Adds a member to a cohort at their own word; `onRoster` lists the cohorts whose roster has their address. Throws not-found,
 * or a conflict if too many claims are pending or staff have excluded the member.
 */
export async function claim(
  transaction: Connection,
  cohortId: number,
  userId: number,
  onRoster: number[],
): Promise<void> {
  await lockVerification(transaction);
  await lockCohort(transaction, cohortId);
  const [{ isOut, isHere, pending }] = await transaction<[{ isOut: boolean; isHere: boolean; pending: number }]>`
    select exists (select from cohort_exclusions where cohort_id = ${cohortId} and user_id = ${userId}) as is_out,
      exists (select from cohort_members where cohort_id = ${cohortId} and user_id = ${userId}) as is_here,
      (select count(*)::int from cohort_members where user_id = ${userId} and verified_by is null) as pending`;
  if (isOut) throw conflict("writeToTeam");
  const isListed = onRoster.includes(cohortId);
  if (!isHere && !isListed && pending >= cohortsClaimedMax) throw conflict("tooManyClaims", cohortsClaimedMax);
  await transaction`
    insert into cohort_members (cohort_id, user_id, on_roster) values (${cohortId}, ${userId}, ${isListed})
    on conflict (user_id, cohort_id) do update set on_roster = cohort_members.on_roster or excluded.on_roster`;
  await updateVerification(transaction, [cohortId]);
}

/** Removes a member from a cohort; the vouches they gave there no longer count. */
export async function leave(transaction: Connection, cohortId: number, userId: number): Promise<void> {
  await lockVerification(transaction);
  await transaction`delete from cohort_members where cohort_id = ${cohortId} and user_id = ${userId}`;
  await updateVerification(transaction, [cohortId], { gone: [userId] });
}

/** Confirms a member as staff, whether they claimed the cohort or not. Throws not-found. */
export async function confirm(transaction: Connection, by: Actor, cohortId: number, userId: number): Promise<void> {
  await lockVerification(transaction);
  await lockCohort(transaction, cohortId);
  const { count } = await transaction`select from users where id = ${userId} and state <> 'waiting' for key share`;
  if (count === 0) throw notFound("user");
  await confirmAll(transaction, [{ cohortId, userId }]);
  await addToTrail(transaction, { by, action: "confirmed", subject: "cohort", id: cohortId });
}

type Confirmed = { cohortId: number; userId: number };

/** Confirms members named by staff or by an import. The caller holds the verification lock. */
export async function confirmAll(
  transaction: Connection,
  members: readonly Confirmed[],
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<void> {
  if (members.length === 0) return;
  await transaction`
    delete from cohort_exclusions using jsonb_to_recordset(${transaction.json(members)}) as named ("cohortId" int, "userId" int)
    where cohort_id = "cohortId" and user_id = "userId"`;
  await transaction`
    insert into cohort_members (cohort_id, user_id, by_staff)
    select distinct "cohortId", "userId", true
    from jsonb_to_recordset(${transaction.json(members)}) as named ("cohortId" int, "userId" int)
    on conflict (user_id, cohort_id) do update set by_staff = true`;
  await updateVerification(transaction, [...new Set(members.map(({ cohortId }) => cohortId))], { isQuiet });
}

/** Removes a member from a cohort; only staff can add them again. Throws not-found if they aren't in it. */
export async function removeFromCohort(
  transaction: Connection,
  by: Actor,
  { cohortId, userId, reason }: { cohortId: number; userId: number; reason: string | null },
): Promise<void> {
  await lockVerification(transaction);
  const { count } = await transaction`
    select from cohort_members where cohort_id = ${cohortId} and user_id = ${userId}`;
  if (count === 0) throw notFound("user");
  await transaction`
    insert into cohort_exclusions (cohort_id, user_id) values (${cohortId}, ${userId}) on conflict do nothing`;
  await leave(transaction, cohortId, userId);
  await addToTrail(transaction, { by, action: "excluded", subject: "cohort", id: cohortId, note: reason ?? "" });
}

/** The members waiting to be verified in a cohort, the longest waiting first. */
export async function pendingPage(
  database: Connection,
  cohortId: number,
  readerId: number,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
): Promise<List<PendingMember>> {
  const pending = database`
    cohort_members join users on users.id = user_id and ${isVisible(database, "users")}
    where cohort_id = ${cohortId} and verified_by is null`;
  const [[{ total }], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from ${pending}`,
    database<PendingMember[]>`
      select ${personColumns(database)}, cohort_members.created_at,
        (select count(*)::int from vouches where ${vouchCounts(database)}
          and vouches.cohort_id = cohort_members.cohort_id and receiver_id = user_id) as vouches,
        exists (select from vouches where vouches.cohort_id = cohort_members.cohort_id
          and receiver_id = user_id and giver_id = ${readerId}) as vouched
      from ${pending} order by cohort_members.created_at, user_id limit ${limit} offset ${(page - 1) * limit}`,
  ]);
  return listReply({ page, limit }, results, total);
}
