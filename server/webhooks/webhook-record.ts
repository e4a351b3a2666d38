import type { Account } from "../../contract/people/accounts.ts";
import type { PostKind } from "../../contract/posts.ts";
import { postedKinds, postKinds } from "../../contract/posts.ts";
import type { Connection } from "../database/connection.ts";
import { HttpProblem } from "../http/problems.ts";
import { serializerOf } from "../http/reply-schema.ts";
import { kinds } from "../kinds/post-kinds.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** Stands for an ordinary member, without role, cohort or posts. */
const ordinaryReader = { id: 0, role: "user" } as Account;

export type Sent = Record<string, unknown> & { id: number; title: string };
type About = { post: { kind: string; number: number } | null; commentId: number | null };

/** The record or comment of an event as an ordinary member sees it now; null if they can't. */
export async function recordToSend(database: Connection, { post, commentId }: About): Promise<Sent | null> {
  if (commentId !== null) return commentToSend(database, commentId);
  const kind = postedKinds.find((each) => each === post?.kind);
  if (!post || !kind) return null;
  const { call, read } = kinds[kind].sent;
  try {
    return plain(call, await read(database, post.number, ordinaryReader));
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return null;
    throw error;
  }
}

/** In the form of the HTTP interface's replies. */
const plain = (call: { output: Parameters<typeof serializerOf>[0] }, record: unknown): Sent =>
  JSON.parse(serializerOf(call.output)(record));

async function commentToSend(database: Connection, id: number): Promise<Sent | null> {
  const [comment] = await database<(Omit<Sent, "parent"> & { kind: PostKind })[]>`
    select comments.id, comments.text, comments.created_at, comments.updated_at, comments.reply_to_id, ${personJson(database)} as "User",
      posts.kind, posts.number as parent_id, posts.title
    from comments join posts on posts.id = comments.post_id left join users on users.id = comments.owner_id
    where comments.id = ${id} and ${isVisible(database, "comments")} and ${isVisible(database, "posts")}`;
  if (!comment) return null;
  const { kind, ...sent } = comment;
  return { ...(sent as Sent), parent: postKinds[kind].path };
}
