import type { Account } from "../../contract/people/accounts.ts";
import type { Connection } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import { isPostAt } from "../posts/post-sql.ts";

/** Keeps a member's only draft of an answer. Throws not-found if they see no such question. */
export async function keepDraft(
  database: Connection,
  { number, text, user }: { number: number; text: string; user: Account },
): Promise<void> {
  const { count } = await database`
    insert into answer_drafts (post_id, user_id, text)
    select posts.id, ${user.id}, ${text} from posts where ${isPostAt(database, "question", number, user)}
    on conflict (post_id, user_id) do update set text = excluded.text, at = now()`;
  if (count === 0) throw notFound("question");
}

export async function discardDraft(database: Connection, number: number, userId: number): Promise<void> {
  await database`
    delete from answer_drafts using posts
    where posts.id = post_id and kind = 'question' and number = ${number} and user_id = ${userId}`;
}
