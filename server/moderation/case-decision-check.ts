import type { WaitsFor } from "../../contract/moderation/cases.ts";
import type { Outcome } from "../../contract/moderation/decisions.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Role } from "../../contract/people/people.ts";
import { mayJudge } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import { forbidden, HttpProblem, says } from "../http/problems.ts";
import { isClaimed, waitsForAnother } from "./case-sql.ts";
import { claimedBy } from "./case-store.ts";

type Name = { firstName: string; lastName: string };

/** A case locked until the transaction ends, with what deciding it depends on. */
export type CaseToDecide = {
  id: number;
  author: { id: number; role: Role } | null;
  waits: WaitsFor[];
  gone: boolean;
  version: number;
  decidedVersion: number;
  changedVersion: number;
  reportedVersion: number;
  appealedVersion: number;
  /** The last decision by a person, and who made it. */
  latest: { outcome: Outcome; User: Name | null } | null;
  claimant: Name | null;
  needsAnother: boolean;
};

/** Locks a case, after its thing, and reads it. */
export async function caseToDecide(transaction: Connection, id: number, by: Account): Promise<CaseToDecide> {
  const name = transaction`json_build_object('firstName', first_name, 'lastName', last_name)`;
  const [, [found]] = await Promise.all([
    transaction`select from cases where id = ${id} for update`,
    transaction<[CaseToDecide]>`
    select cases.id, waits, gone, version, decided_version, changed_version, reported_version, appealed_version,
      case when author.id is not null then json_build_object('id', author.id, 'role', author.role) end as author,
      (select json_build_object('outcome', outcome, 'User', (select ${name} from users where users.id = decided_by))
        from decisions where case_id = cases.id and not automatic order by decisions.id desc limit 1) as latest,
      (select ${name} from users where users.id = claimed_by and users.id <> ${by.id} and ${isClaimed(transaction)}) as claimant,
      ${waitsForAnother(transaction, by)} as needs_another
    from cases left join users author on author.id = author_id where cases.id = ${id}`,
  ]);
  return found;
}

/** Throws forbidden if `by` may not decide the case, or must leave it to another member of the team. */
export function refuseUnlessAllowed(by: Account, { author, needsAnother }: CaseToDecide): void {
  if (!mayJudge(by, author)) throw forbidden();
  if (needsAnother) throw forbidden("somebodyElse");
}

/**
 * Throws a conflict if the case has changed since the version that was seen, if one is given, or another member has claimed
 * it.
 */
export function refuseStale(seen: number | undefined, found: CaseToDecide): void {
  if (seen !== undefined && (seen !== found.version || found.gone)) throw meanwhile(seen, found);
  if (found.claimant) throw claimedBy(found.claimant);
}

/** The conflict to report: the first of these that applies. */
function meanwhile(seen: number, { latest, ...found }: CaseToDecide): HttpProblem {
  if (found.decidedVersion > seen && latest) {
    const name = latest.User && fullName(latest.User);
    return new HttpProblem(409, "decided", says("decidedMeanwhile", name, latest.outcome));
  }
  if (found.gone) return new HttpProblem(409, "gone", says("goneMeanwhile"));
  if (found.changedVersion > seen) return new HttpProblem(409, "changed", says("changedMeanwhile"));
  if (found.reportedVersion > seen) return new HttpProblem(409, "reported", says("reportedMeanwhile"));
  if (found.appealedVersion > seen) return new HttpProblem(409, "appealed", says("appealedMeanwhile"));
  return new HttpProblem(409, "changed", says("changedMeanwhile"));
}
