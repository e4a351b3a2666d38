import { type Command, Option } from "commander";
import { trimmed } from "../../contract/interface/fields.ts";
import { type Belongings, type PostsFate, postsFates } from "../../contract/people/settings.ts";
import { leaveBoard } from "../people/departure.ts";
import { belongingsOf } from "../people/settings-store.ts";
import { type BoardSession, findMember, operator, withBoard } from "./board-session.ts";

export function addEraseCommand(board: Command): void {
  board
    .command("erase")
    .description("deletes the account of someone who can't or asks you to; without --posts it says what that is about")
    .argument("<email>", "the member's address")
    .addOption(new Option("--posts <fate>", "what becomes of their posts and comments").choices(postsFates))
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
      `${email} has ${named}. Nothing was erased: say --posts keep to let posts and comments stay without a name, ` +
        "or --posts erase. Companies stay.",
    );
  }
  await leaveBoard(board, { id: member.id, posts, by: operator, log: (_, sentence) => console.error(sentence) });
  return `${email} is erased. Posts and comments ${posts === "keep" ? "stay without a name" : "are gone"} (${named}).`;
}

const listed = ({ jobs, projects, questions, companies, comments }: Belongings) =>
  `jobs ${jobs}, projects ${projects}, questions ${questions}, comments ${comments}, companies ${companies}`;
