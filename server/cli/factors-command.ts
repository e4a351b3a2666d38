import type { Command } from "commander";
import { trimmed } from "../../contract/interface/fields.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Database } from "../database/connection.ts";
import { removeFactor } from "../people/accounts/key-removal-store.ts";
import { findMember, operator, withBoard } from "./board-session.ts";

export function addFactorsCommand(board: Command): void {
  const factors = board.command("factors").description("looks after second factors");
  factors
    .command("reset")
    .description("removes a member's second factor at once, if they lost it and all recovery codes")
    .argument("<email>", "the address the member signed up with")
    .action((email: string) =>
      withBoard(async ({ database }) => {
        console.log(await resetFactors(database, email));
      }),
    );
}

/**
 * Removes a member's second factor.
 * @returns what was done, as a sentence
 * @throws Error with a sentence: no such member
 */
export function resetFactors(database: Database, given: string): Promise<string> {
  const email = trimmed(given);
  return database.begin(async (transaction) => {
    const { id } = await findMember(transaction, email);
    if (!(await removeFactor(transaction, id))) return `${email} has no second factor.`;
    await addToTrail(transaction, { by: operator, action: "factors-reset", subject: "user", id });
    return `${email} logs in without a second factor now, and can set up a new one.`;
  });
}
