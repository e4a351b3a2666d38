import { Argument, type Command } from "commander";
import { trimmed } from "../../contract/interface/fields.ts";
import { type Role, roles } from "../../contract/people/people.ts";
import type { Database } from "../database/connection.ts";
import { isLastAdmin, setRole } from "../people/user-store.ts";
import { findMember, operator, withBoard } from "./board-session.ts";

export function addRoleCommand(board: Command): void {
  board
    .command("role")
    .description("makes a member an admin, a moderator or an ordinary user")
    .argument("<email>", "the address the member signed up with")
    .addArgument(new Argument("<role>", "the new role").choices(roles))
    .action((email: string, role: Role) =>
      withBoard(async ({ database }) => {
        console.log(await changeRole(database, email, role));
      }),
    );
}

/**
 * Changes a member's role.
 * @returns what was done, as a sentence
 * @throws Error with a sentence: no such member, or the board's last admin
 */
export function changeRole(database: Database, given: string, role: Role): Promise<string> {
  const email = trimmed(given);
  return database.begin(async (transaction) => {
    const member = await findMember(transaction, email);
    const said = (sentence: string) =>
      member.waits ? `${sentence} They still wait for approval: npm run board -- admit ${email}` : sentence;
    if (member.role === role) return said(`${email} is ${withArticle[role]} already.`);
    if (await isLastAdmin(transaction, member.id)) {
      throw new Error(`${email} is the board's only admin. Make someone else an admin first.`);
    }
    await setRole(transaction, member.id, role, operator);
    return said(`${email} is now ${withArticle[role]}.`);
  });
}

const withArticle: Record<Role, string> = { user: "an ordinary user", moderator: "a moderator", admin: "an admin" };
