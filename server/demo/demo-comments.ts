import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Transaction } from "../database/connection.ts";
import { logEvents } from "../events/event-store.ts";
import { linkImagesOf } from "../images/image-link-store.ts";
import { deleteWithStubs } from "../moderation/comment-stubs.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { type DemoComment, type DemoRecord, momentsOf } from "./demo-files.ts";
import type { Picture } from "./demo-pictures.ts";

type Discussed = {
  kind: PostKind;
  posts: readonly DemoRecord[];
  ids: readonly number[];
  members: (handle: string) => number;
  pictures: ReadonlyMap<string, Picture>;
};
type Written = DemoComment & {
  id: number;
  postId: number;
  ownerId: number;
  createdAt: string;
  replyToId: number | null;
};

/** Adds the comments below posts, and updates the search index. */
export async function addComments(sql: Transaction, { kind, posts, ids, members, pictures }: Discussed): Promise<void> {
  const rows = posts.flatMap(({ days, comments }, n) =>
    comments.map(({ by, text }, place) => ({
      post_id: ids[n],
      owner_id: members(by),
      text: showing(mentioning(text, members), pictures),
      ...momentsOf(whenSaid(days, place, comments.length)),
    })),
  );
  const added = await sql<{ id: number; postId: number; ownerId: number; createdAt: string }[]>`
    insert into comments (post_id, owner_id, text, created_at, updated_at)
    select * from jsonb_to_recordset(${sql.json(rows as never)})
      as given (post_id int, owner_id int, text text, created_at timestamptz, updated_at timestamptz)
    order by created_at
    returning id, post_id, owner_id, created_at::text`;
  const ofPost = Map.groupBy(added, ({ postId }) => postId);
  const written = posts.flatMap(({ comments }, n) => inThreads(comments, ofPost.get(ids[n] ?? 0) ?? []));
  await answerEachOther(sql, written);
  await logEvents(
    sql,
    written.map(({ id, postId, ownerId, createdAt, replyToId }) => ({
      actorId: ownerId,
      postId,
      commentId: id,
      at: createdAt,
      ...(replyToId === null ? { kind: postKinds[kind].commented } : { kind: "comment.posted", data: { replyToId } }),
    })),
  );
  await deleteWithStubs(
    sql,
    written.flatMap(({ id, isDeleted }) => (isDeleted ? [id] : [])),
  );
  await linkImagesOf(sql, ids);
  await indexPosts(sql, ids);
}

/** Replaces the file name in `![A plan](plan.svg)` with the address of the drawn picture. */
const showing = (text: string, pictures: Discussed["pictures"]) =>
  text.replace(/\]\(([\w-]+\.svg)\)/g, (_, name: string) => `](/api/images/${pictures.get(name)?.hash}.webp)`);

/** Replaces `@{mina}` with a mention. */
const mentioning = (text: string, members: Discussed["members"]) =>
  text.replace(/@\{(\w+)\}/g, (_, handle: string) => `[@](/users/${members(handle)})`);

/** How many days ago a comment was written: the first within hours, later ones within days, none in the future. */
function whenSaid(days: number, place: number, count: number): number {
  return days - Math.min((days * (place + 1)) / (count + 1), 0.15 + 0.9 * place ** 1.5);
}

/** Sets each reply's parent to the last comment before it that is no reply. */
function inThreads(comments: readonly DemoComment[], added: readonly Omit<Written, keyof DemoComment | "replyToId">[]) {
  let thread: number | null = null;
  return added.map((row, place): Written => {
    const comment = comments[place] as DemoComment;
    if (!comment.isReply) thread = row.id;
    return { ...comment, ...row, replyToId: comment.isReply ? thread : null };
  });
}

/** Sets replies, votes, former versions and accepted answers. */
async function answerEachOther(sql: Transaction, written: readonly Written[]): Promise<void> {
  const rows = written.map(({ id, replyToId, votes, was, isAccepted }) => ({ id, replyToId, votes, was, isAccepted }));
  const given = sql`
    jsonb_to_recordset(${sql.json(rows as never)})
      as given (id int, "replyToId" int, votes int, was text, "isAccepted" boolean)`;
  await sql`
    update comments set reply_to_id = "replyToId", votes = given.votes,
      edited_at = case when was is not null then created_at + interval '10 minutes' end
    from ${given} where comments.id = given.id`;
  await sql`
    insert into comment_versions (comment_id, number, at, user_id, text)
    select id, 1, created_at, owner_id, was from comments join ${given} using (id) where was is not null`;
  await sql`
    insert into comment_votes (comment_id, user_id)
    select id, voter from comments join ${given} using (id) cross join lateral (
      select users.id as voter from users where users.id <> owner_id order by users.id limit given.votes) voters`;
  await sql`
    update questions set accepted_id = given.id
    from comments join ${given} using (id) where comments.post_id = questions.post_id and "isAccepted"`;
}

/** Adds the votes for questions. */
export async function addVotes(
  sql: Transaction,
  questions: readonly DemoRecord[],
  ids: readonly number[],
): Promise<void> {
  const rows = questions.map(({ more }, n) => ({ id: ids[n], votes: Number(more.votes ?? 0) }));
  await sql`
    insert into question_votes (post_id, user_id)
    select posts.id, voter from posts
      join jsonb_to_recordset(${sql.json(rows as never)}) as given (id int, votes int) on given.id = posts.id
      cross join lateral (
        select users.id as voter from users where users.id <> owner_id order by users.id desc limit votes) voters`;
}
