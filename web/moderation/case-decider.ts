import * as messages from "#messages/moderation.ts";
import type { WholeCase } from "../../contract/moderation/cases.ts";
import type { Account } from "../../contract/people/accounts.ts";

/** Says who decides a case that the reader may not decide. */
export function whoDecides(reader: Account, { User: author, waits, decisions }: WholeCase): string {
  const isAdmin = reader.role === "admin";
  if (author?.id === reader.id) return isAdmin ? messages.onlyAnother : messages.onlyAdmin;
  const decidedBefore = decisions.some(({ User }) => User?.id === reader.id);
  return isAdmin || (waits.includes("appeal") && decidedBefore) ? messages.onlySomebodyElse : messages.onlyAdmin;
}
