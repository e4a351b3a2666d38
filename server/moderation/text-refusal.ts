import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import type { Writer } from "./daily-limits.ts";
import type { Defences, SubmittedText } from "./spam-rules.ts";

/**
 * For profiles and messages, which can't wait for the team: refuses a new member's text where a post of it would be held. Throws
 * invalid on the field.
 */
export async function refuseHeld(
  transaction: Connection,
  defences: Defences,
  writer: Writer,
  { field, ...text }: SubmittedText & { field: string },
): Promise<void> {
  if (!writer.isNew) return;
  if (await defences.holds(transaction, writer, text)) throw invalid({ [field]: says("notFromNewMembers") });
}
