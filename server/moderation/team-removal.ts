import type { Deletion } from "../../contract/interface/deletion-fields.ts";
import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { isStaff } from "../../contract/rights.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import { verdictSays } from "../languages/decision-text.ts";
import { decide } from "./case-decision.ts";
import { recordRow } from "./record-sql.ts";
import { canSeeRecord } from "./record-store.ts";

/** A deletion, with its reason if the thing is another member's. */
export type Removal = Pick<Services, "config" | "mail"> & Omit<Deletion, "id"> & { by: Account };

/**
 * Removes another member's thing by a decision, if a member of the team deletes it. Returns false for their own things, or
 * where `by` isn't on the team: then the ordinary deletion applies. Throws forbidden if they may not judge the author.
 */
export async function removeByTeam(
  transaction: Connection,
  thing: ModeratedRecord,
  removal: Removal,
): Promise<boolean> {
  const { by, config, mail, reason, text } = removal;
  if (!isStaff(by) || !(await canSeeRecord(transaction, thing, by))) return false;
  const [found] = await transaction<{ authorId: number | null }[]>`
    select author_id from ${recordRow(transaction, thing)}`;
  if (found?.authorId === by.id) return false;
  const words = text ?? verdictSays("removedByTeam");
  const verdict = { outcome: "removed", reason, text: words, parts: [], suspension: null } as const;
  await decide(transaction, { config, mail, by, action: "deleted" }, thing, verdict);
  return true;
}
