import type { WholeQuestion } from "../../contract/questions.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { invalid, says } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { limitOfEdits, type Writer } from "../moderation/daily-limits.ts";
import { postToEdit } from "../posts/post-store.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isVisible } from "../visibility/visibility.ts";
import { questionWhere } from "./question-store.ts";

type Acceptance = { number: number; commentId: number | null; writer: Writer };

/**
 * Accepts an answer instead of the former one, or none. The lock on the question serialises this with comments on it. Throws
 * not-found, forbidden, invalid if it is no answer to this question, and 429 for one edit too many.
 */
export function setAcceptedAnswer(
  database: Database,
  limits: RateLimits,
  { number, commentId, writer }: Acceptance,
): Promise<WholeQuestion> {
  const { user } = writer;
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, { kind: "question", number, user });
    if (commentId !== null && !(await isAnswer(transaction, post.id, commentId))) {
      throw invalid({ commentId: says("noAnswer") });
    }
    const { count } = await transaction`
      update questions set accepted_id = ${commentId}
      where post_id = ${post.id} and accepted_id is distinct from ${commentId}::int`;
    if (count > 0) {
      await limits.spend(transaction, limitOfEdits(writer), String(user.id));
      await indexPosts(transaction, [post.id]);
      if (commentId !== null) {
        await logEvents(transaction, { kind: "answer.accepted", actorId: user.id, postId: post.id, commentId });
      }
      if (post.ownerId !== user.id) {
        const action = commentId === null ? "unaccepted" : "accepted";
        await addToTrail(transaction, { by: user, action, subject: "question", id: number });
      }
    }
    return questionWhere(transaction, transaction`posts.id = ${post.id}`, user.id);
  });
}

async function isAnswer(transaction: Connection, postId: number, commentId: number): Promise<boolean> {
  const { count } = await transaction`
    select from comments left join users on users.id = owner_id
    where comments.id = ${commentId} and post_id = ${postId} and reply_to_id is null and comments.state = 'shown'
      and (users.id is null or ${isVisible(transaction, "users")})`;
  return count > 0;
}
