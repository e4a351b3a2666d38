import type { Connection, Fragment } from "../database/connection.ts";
import { forbidden, notFound } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { isVisible } from "../visibility/visibility.ts";
import { lockVerification, updateVerification } from "./verification-store.ts";

type Vouch = { cohortId: number; giverId: number; receiverId: number };

/**
 * Whether a `vouches` row counts, in SQL: its giver is verified in the cohort and not suspended, and neither blocked the other.
 */
export const vouchCounts = (database: Connection): Fragment => database`
  (exists (select from cohort_members giver join users on users.id = giver.user_id and not users.suspended
    where giver.user_id = giver_id and giver.cohort_id = vouches.cohort_id and giver.verified_by is not null)
  and not exists (select from blocks where (blocker_id, blocked_id) in ((giver_id, receiver_id), (receiver_id, giver_id))))`;

/**
 * Vouches for a member who claimed a cohort. Throws not-found, forbidden if the giver isn't verified there, or 429 for one
 * too many.
 */
export async function vouchFor(
  transaction: Connection,
  limits: RateLimits,
  { cohortId, giverId, receiverId }: Vouch,
): Promise<void> {
  await lockVerification(transaction);
  const members = await transaction<{ userId: number; isVerified: boolean }[]>`
    select user_id, verified_by is not null as is_verified
    from cohort_members join users on users.id = user_id and ${isVisible(transaction, "users")}
    where cohort_id = ${cohortId} and user_id in (${giverId}, ${receiverId})`;
  if (!members.some(({ userId, isVerified }) => userId === giverId && isVerified)) throw forbidden();
  if (!members.some(({ userId }) => userId === receiverId)) throw notFound("user");
  const added = await transaction`
    insert into vouches (cohort_id, giver_id, receiver_id) values (${cohortId}, ${giverId}, ${receiverId})
    on conflict do nothing`;
  if (added.count === 0) return;
  await limits.spend(transaction, "vouches", String(giverId));
  await updateVerification(transaction, [cohortId]);
}

export async function takeBackVouch(transaction: Connection, { cohortId, giverId, receiverId }: Vouch): Promise<void> {
  await lockVerification(transaction);
  const { count } = await transaction`
    delete from vouches where cohort_id = ${cohortId} and giver_id = ${giverId} and receiver_id = ${receiverId}`;
  if (count > 0) await updateVerification(transaction, [cohortId]);
}
