import { type Command, Option } from "commander";
import { trimmed } from "../../contract/interface/fields.ts";
import { type Belongings, type PostsFate, postsFates } from "../../contract/people/settings.ts";
import { leaveBoard } from "../people/account-deletion.ts";
import { belongingsOf } from "../people/settings-store.ts";
import { type BoardSession, findMember, operator, withBoard } from "./board-session.ts";

export function addEraseCommand(board: Command): void {
  board
    .command("erase")
    .description("deletes a member's account; without --posts it only says what would be deleted")
    .argument("<email>", "the member's address")
    .addOption(new Option("--posts <fate>", "what happens to their posts and comments").choices(postsFates))
    .action((email: string, { posts }: { posts?: PostsFate }) =>
      withBoard(async (session) => {
        console.log(await eraseMember(session, email, posts));
      }),
    );
}

/**
 * Deletes a member's account.
 * @returns what was done, as a sentence
 * @throws Error with a sentence: no such member, the last admin, or, without `posts`, what would be deleted
 */
export async function eraseMember(
  board: Pick<BoardSession, "database" | "config" | "mail">,
  given: string,
  posts?: PostsFate,
): Promise<string> {
  const email = trimmed(given);
  const member = await findMember(board.database, email);
  const named = listed(await belongingsOf(board.database, member.id));
  if (!posts) {
    throw new Error(
      `${email} has ${named}. Nothing was erased: add --posts keep to keep posts and comments without a name, ` +
        "or --posts erase to delete them. Companies stay.",
    );
  }
  await leaveBoard(board, { id: member.id, posts, by: operator, log: (_, sentence) => console.error(sentence) });
  return `${email} is erased. Posts and comments ${posts === "keep" ? "stay without a name" : "are deleted"} (${named}).`;
}

const listed = ({ jobs, projects, questions, companies, comments }: Belongings) =>
  `jobs ${jobs}, projects ${projects}, questions ${questions}, comments ${comments}, companies ${companies}`;
