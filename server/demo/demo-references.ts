import type { ModeratedParent, ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Transaction } from "../database/connection.ts";
import { addPosts, updateImportedPosts } from "../posts/post-bulk-store.ts";
import { indexAnswered } from "../search-index/search-index-store.ts";
import { momentsOf } from "./demo-files.ts";

/** Something reported, held or deleted in the demo: an existing record, or one that is written for this. */
export type DemoReference = {
  /** `question: How long is your CV?`, or `user: leila`. */
  at: string;
  by?: string;
  /** The text of a comment to write on it. */
  says?: string;
  /** Whether the comment replies to the first one there. */
  isReply?: boolean;
  /** The text of a question to write; without it, the record exists. */
  text?: string;
  days: number;
};

export type WrittenRecord = ModeratedRecord & { postId: number | null };

export async function referencedRecord(
  sql: Transaction,
  { at, by = "", says, isReply, text, days }: DemoReference,
  members: (handle: string) => number,
): Promise<WrittenRecord> {
  const [kind = "", title = ""] = at.split(/: (.*)/s);
  if (kind === "user") return { parent: "users", id: members(title), postId: null };
  const post = text
    ? await askedQuestion(sql, { title, description: text, owner_id: members(by), ...momentsOf(days) })
    : await postCalled(sql, kind as PostKind, title);
  const parent: ModeratedParent = postKinds[kind as PostKind].path;
  if (!says) return { parent, id: post.number, postId: post.id };
  const written = { post_id: post.id, owner_id: members(by), text: says, ...momentsOf(days) };
  const [comment] = await sql<[{ id: number }]>`insert into comments ${sql(written)} returning id`;
  if (isReply) {
    await sql`
      update comments set reply_to_id = (select min(id) from comments where post_id = ${post.id}) where id = ${comment.id}`;
  }
  await indexAnswered(sql, [post.id]);
  return { parent: "comments", id: comment.id, postId: post.id };
}

type Post = { id: number; number: number };

async function askedQuestion(sql: Transaction, question: Record<string, unknown>): Promise<Post> {
  const given = sql`
    jsonb_to_recordset(${sql.json([{ n: 0, ...question }] as never)}) as given (n int, title text, description text,
      owner_id int, created_at timestamptz, updated_at timestamptz)`;
  const added = await addPosts(sql, { kind: "question", given, facts: sql`description` });
  await updateImportedPosts(sql, { added, updated: [] });
  return added[0] as Post;
}

async function postCalled(sql: Transaction, kind: PostKind, title: string): Promise<Post> {
  const [post] = await sql<[Post?]>`select id, number from posts where kind = ${kind} and title = ${title}`;
  if (!post) throw new Error(`The demo names ${title}, and there is none.`);
  return post;
}
