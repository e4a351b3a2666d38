import type { VerificationMethod } from "../../contract/cohorts.ts";
import type { Connection } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { verifiedByVouches } from "./vouch-rules.ts";

/**
 * Serialises every change of what verification depends on, so that each result takes all earlier changes into account. To be
 * taken before any member is locked.
 */
export async function lockVerification(transaction: Connection): Promise<void> {
  await transaction`select pg_advisory_xact_lock('vouches'::regclass::oid::bigint)`;
}

type Member = {
  cohortId: number;
  userId: number;
  onRoster: boolean;
  byStaff: boolean;
  verifiedBy: VerificationMethod | null;
};
type Change = Member & { by: VerificationMethod | null };

/**
 * Recomputes who is verified in these cohorts, logs an event for each newly verified member, and updates the affected members
 * and those in `gone`. `isQuiet` (imports) notifies nobody. The caller holds the verification lock.
 */
export async function updateVerification(
  transaction: Connection,
  cohortIds: readonly number[],
  { gone = [], isQuiet = false }: { gone?: readonly number[]; isQuiet?: boolean } = {},
): Promise<void> {
  const changed = cohortIds.length > 0 ? await changesIn(transaction, cohortIds) : [];
  if (changed.length > 0) await write(transaction, changed, isQuiet);
  await noteWithNames(transaction, [...new Set([...gone, ...changed.map(({ userId }) => userId)])]);
}

/** The cohorts of members, to be recomputed once something about these members changes. */
export async function cohortsOf(transaction: Connection, memberIds: readonly number[]): Promise<number[]> {
  const rows = await transaction<{ cohortId: number }[]>`
    select distinct cohort_id from cohort_members where user_id = any(${[...memberIds]}::int[]) order by 1`;
  return rows.map(({ cohortId }) => cohortId);
}

async function changesIn(transaction: Connection, cohortIds: readonly number[]): Promise<Change[]> {
  const ids = transaction`${[...cohortIds]}::int[]`;
  const [members, vouches] = await Promise.all([
    transaction<Member[]>`
      select cohort_id, user_id, on_roster, by_staff, verified_by from cohort_members
      where cohort_id = any(${ids}) order by cohort_id, user_id`,
    transaction<{ cohortId: number; giver: number; receiver: number }[]>`
      select cohort_id, giver_id as giver, receiver_id as receiver
      from vouches join users on users.id = giver_id and not suspended
      where cohort_id = any(${ids}) and not exists (
        select from blocks where (blocker_id, blocked_id) in ((giver_id, receiver_id), (receiver_id, giver_id)))`,
  ]);
  const vouchesIn = Map.groupBy(vouches, ({ cohortId }) => cohortId);
  return [...Map.groupBy(members, ({ cohortId }) => cohortId)].flatMap(([cohortId, there]) => {
    const roots = there.filter(({ onRoster, byStaff }) => onRoster || byStaff).map(({ userId }) => userId);
    const vouchedFor = verifiedByVouches({ roots, vouches: vouchesIn.get(cohortId) ?? [] });
    return there
      .map((member) => ({ ...member, by: wayOf(member, vouchedFor) }))
      .filter(({ by, verifiedBy }) => by !== verifiedBy);
  });
}

function wayOf({ userId, onRoster, byStaff }: Member, vouchedFor: ReadonlySet<number>): VerificationMethod | null {
  if (onRoster) return "roster";
  if (byStaff) return "staff";
  return vouchedFor.has(userId) ? "vouches" : null;
}

async function write(transaction: Connection, changed: readonly Change[], isQuiet: boolean): Promise<void> {
  const written = changed.map(({ cohortId, userId, by }) => ({ cohortId, userId, by }));
  await transaction`
    update cohort_members
    set verified_by = by, verified_at = case when by is not null then coalesce(verified_at, now()) end
    from jsonb_to_recordset(${transaction.json(written)}) as changed ("cohortId" int, "userId" int, by text)
    where cohort_id = "cohortId" and user_id = "userId"`;
  const quiet = isQuiet ? ({ quiet: true } as const) : {};
  await logEvents(
    transaction,
    changed.flatMap(({ cohortId, userId, by, verifiedBy }) =>
      by !== null && verifiedBy === null
        ? [
            {
              kind: "member.verified" as const,
              actorId: null,
              memberId: userId,
              data: { cohortId, by, to: [userId], ...quiet },
            },
          ]
        : [],
    ),
  );
}

/** Updates `users.verified`, the mark beside a member's name, and the search index, which knows members by their cohorts. */
async function noteWithNames(transaction: Connection, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await transaction`select from users where id = any(${[...memberIds]}::int[]) order by id for no key update`;
  await transaction`
    update users set verified = not verified
    where id = any(${[...memberIds]}::int[]) and verified <> exists (
      select from cohort_members where user_id = users.id and verified_by is not null)`;
  await indexMembers(transaction, memberIds);
}
