import type { Connection } from "../database/connection.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Session } from "../http/session.ts";

/** The author of a text. */
export type Writer = Pick<Session, "user" | "isNew">;

/** Which limit applies: new members have lower ones. */
export const limitOfPosts = ({ isNew }: Writer) => (isNew ? "newPosts" : "posts");
export const limitOfComments = ({ isNew }: Writer) => (isNew ? "newComments" : "comments");
export const limitOfEdits = ({ isNew }: Writer) => (isNew ? "newEdits" : "edits");
const limitOfMentions = ({ isNew }: Writer) => (isNew ? "newMentions" : "mentions");

/** Counts the members whom a text mentions for the first time, in its transaction. Throws 429 for too many in a day. */
export async function spendMentions(
  transaction: Connection,
  limits: RateLimits,
  writer: Writer,
  mentions: readonly number[],
): Promise<void> {
  if (mentions.length === 0) return;
  await limits.spend(transaction, limitOfMentions(writer), String(writer.user.id), mentions.length);
}
