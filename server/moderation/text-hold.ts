import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Transaction } from "../database/connection.ts";
import { caseOf } from "./case-store.ts";
import { limitOfEdits, type Writer } from "./daily-limits.ts";
import { beginningOf } from "./record-sql.ts";
import type { Guards, Hold, SubmittedText } from "./spam-rules.ts";
import { lockText } from "./text-lock.ts";
import { wordsOfPost } from "./text-repetition-store.ts";
import { holdText as holdBack } from "./text-states.ts";

/** Counts an edit, and decides whether it is held, in its transaction; null if it isn't. Throws 429 for one too many. */
export type Guard = (transaction: Transaction, postId: number) => Promise<Hold | null>;

/** The guard of a post's edit. */
export const editGuard =
  ({ limits, defences }: Guards, writer: Writer, said: SubmittedText): Guard =>
  async (transaction, postId) => {
    await limits.spend(transaction, limitOfEdits(writer), String(writer.user.id));
    return defences.holds(transaction, writer, { ...said, postId, before: () => wordsOfPost(transaction, postId) });
  };

type Text = { postId: number; commentId?: number };
type Named = { kind: PostKind; number: number; authorId: number; title: string; state: string };

/** Hides an edited text until the team has approved it. One that is already hidden or waiting stays so. */
export async function holdEdited(transaction: Connection, text: Text, hold: Hold): Promise<void> {
  const { kind, number, state } = await named(transaction, text);
  if (state !== "shown") return;
  const held = await lockText(transaction, thingOf(kind, number, text));
  if (held) await holdBack(transaction, held);
  await requestReview(transaction, text, hold);
}

/** Puts a held text into the team's queue, and tells its author why. */
export async function requestReview(transaction: Connection, text: Text, { why, word }: Hold): Promise<void> {
  const { kind, number, authorId, title } = await named(transaction, text);
  const thing = { ...thingOf(kind, number, text), authorId, title, isThere: true };
  const { id: caseId } = await caseOf(transaction, thing);
  const [decision] = await transaction<[{ id: number }]>`
    insert into decisions (case_id, author_id, concerns_author, title, outcome, text, basis, automatic)
    values (${caseId}, ${authorId}, true, ${title}, 'held', ${why}, 'held', true) returning id`;
  await transaction`
    update cases set held_at = now(), notice_id = ${decision.id}, hold_word = ${word}, found_fine = false,
      version = version + 1, changed_version = version + 1
    where id = ${caseId}`;
  await transaction`select tally_case(${caseId})`;
}

const thingOf = (kind: PostKind, number: number, { commentId }: Text) =>
  commentId ? { parent: "comments" as const, id: commentId } : { parent: postKinds[kind].path, id: number };

async function named(transaction: Connection, { postId, commentId }: Text): Promise<Named> {
  const [found] = await transaction<[Named]>`
    select kind, number, coalesce(comments.state, posts.state) as state,
      case when comments.id is null then posts.owner_id else comments.owner_id end as author_id,
      case when comments.id is null then posts.title else ${beginningOf(transaction)} end as title
    from posts left join comments on comments.id = ${commentId ?? null} where posts.id = ${postId}`;
  return found;
}
