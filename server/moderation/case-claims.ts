import { type ModeratedParent, moderatedKind } from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database/connection.ts";
import { HttpProblem, notHere, says } from "../http/problems.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { isClaimed, mayDecide } from "./case-sql.ts";

type Claimed = {
  parent: ModeratedParent;
  recordId: number;
  mayDecide: boolean;
  firstName: string | null;
  lastName: string;
};

/**
 * Claims a case for a member of the team, if they may decide it. Throws not-found, or a conflict if another has claimed it,
 * unless `takeOver` is set.
 */
export async function claim(transaction: Connection, id: number, by: Account, takeOver: boolean): Promise<void> {
  await lockingMember(transaction, by.id);
  await transaction`select from cases where id = ${id} for no key update`;
  const [found] = await transaction<Claimed[]>`
    select parent, record_id, ${mayDecide(transaction, by)} as may_decide, other.first_name, other.last_name
    from cases left join users author on author.id = author_id
      left join users other on other.id = claimed_by and other.id <> ${by.id} and ${isClaimed(transaction)}
    where cases.id = ${id}`;
  if (!found) throw notHere();
  if (!found.mayDecide) return;
  if (found.firstName !== null) {
    if (!takeOver) throw claimedBy({ firstName: found.firstName, lastName: found.lastName });
    await addToTrail(transaction, {
      by,
      action: "took-over",
      subject: moderatedKind(found.parent),
      id: found.recordId,
    });
  }
  await transaction`update cases set claimed_by = ${by.id}, claimed_at = now() where id = ${id}`;
}

export const claimedBy = (other: { firstName: string; lastName: string }) =>
  new HttpProblem(409, "claimed", says("looksAtThis", fullName(other)));

/** Releases one's own claim on a case; another's stays. Throws not-found. */
export async function leave(database: Connection, id: number, by: Account): Promise<void> {
  const { count } = await database`
    update cases set claimed_by = case when claimed_by = ${by.id} then null else claimed_by end where id = ${id}`;
  if (count === 0) throw notHere();
}
