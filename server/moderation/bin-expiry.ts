import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { deleteStoredReplies } from "../http/idempotency.ts";
import { notFound } from "../http/problems.ts";
import { indexAnswered, indexPosts } from "../search-index/search-index-store.ts";
import { isAppealed, kindOf } from "./bin-store.ts";
import { closeCases } from "./case-changes.ts";
import { deleteWithStubs } from "./comment-stubs.ts";
import { isDeletionOf, lockText, type TextAddress } from "./text-lock.ts";

type Gone = { kind: string; number: number };
type GonePost = { id: number; kind: PostKind; number: number };

/** Deletes something in a member's bin for good. Throws not-found if it isn't there. */
export async function deleteOwnForGood(database: Database, named: TextAddress, memberId: number): Promise<void> {
  await database.begin(async (transaction) => {
    const thing = await lockText(transaction, named);
    const ended =
      thing &&
      (await end(
        transaction,
        transaction`${isDeletionOf(transaction, thing)} and deletions.owner_id = ${memberId} and decision_id is null`,
      ));
    if (!ended?.length) throw notFound(kindOf(named));
  });
}

/** Deletes all of these members' bins for good, and what the team removed of theirs, before the members are deleted. */
export const endAllOf = (transaction: Connection, memberIds: readonly number[]) =>
  end(transaction, transaction`deletions.owner_id = any(${[...memberIds]}::int[])`);

const atOnce = 100;

/** Deletes a batch for good of what expired by a time: it can't be restored, and no appeal is pending. */
export const deleteExpired = (transaction: Connection, by: string) =>
  end(
    transaction,
    transaction`
      deletions.id in (
        select id from deletions where gone_at <= ${by} and not ${isAppealed(transaction)}
        order by gone_at, id limit ${atOnce})`,
  );

/** Locks the posts before their comments, then deletes the rows that still exist: something restored meanwhile stays. */
async function end(transaction: Connection, isChosen: Fragment): Promise<Gone[]> {
  const found = await transaction<{ id: number; postId: number }[]>`
    select deletions.id, coalesce(deletions.post_id, comments.post_id) as post_id
    from deletions left join comments on comments.id = comment_id where ${isChosen}`;
  if (found.length === 0) return [];
  await transaction`
    select from posts where id = any(${found.map(({ postId }) => postId)}) order by id for update`;
  const ended = await transaction<{ postId: number | null; commentId: number | null; ownerId: number | null }[]>`
    delete from deletions where id = any(${found.map(({ id }) => id)}) returning post_id, comment_id, owner_id`;
  const gone = [
    ...(await endPosts(
      transaction,
      ended.flatMap(({ postId }) => postId ?? []),
    )),
    ...(await forgetComments(
      transaction,
      ended.flatMap(({ commentId }) => commentId ?? []),
    )),
  ];
  await deleteStoredReplies(
    transaction,
    ended.flatMap(({ ownerId }) => ownerId ?? []),
    gone,
  );
  return gone;
}

/** Deletes locked posts for good with their comments, and closes the cases of both. */
export async function endPosts(transaction: Connection, ids: number[]): Promise<GonePost[]> {
  const comments = await transaction<{ id: number }[]>`delete from comments where post_id = any(${ids}) returning id`;
  const gone = await transaction<GonePost[]>`delete from posts where id = any(${ids}) returning id, kind, number`;
  await closeCases(transaction, [
    ...comments.map(({ id }) => ({ parent: "comments" as const, id })),
    ...gone.map(({ kind, number }) => ({ parent: postKinds[kind].path, id: number })),
  ]);
  await indexPosts(transaction, ids);
  return gone;
}

/** Deletes conversations with their messages, and closes the messages' cases; returns how many conversations. */
export async function endConversations(transaction: Connection, isChosen: Fragment): Promise<number> {
  const gone = await transaction<{ messages: number[] }[]>`
    with gone as (delete from conversations where ${isChosen} returning id)
    select array(select messages.id from messages where conversation_id = gone.id) as messages from gone`;
  const messages = gone.flatMap((conversation) => conversation.messages);
  await closeCases(
    transaction,
    messages.map((id) => ({ parent: "messages", id })),
  );
  return gone.length;
}

async function forgetComments(transaction: Connection, ids: number[]): Promise<Gone[]> {
  const on = await transaction<{ id: number; postId: number }[]>`
    select id, post_id from comments where id = any(${ids}) order by id`;
  await deleteWithStubs(
    transaction,
    on.map(({ id }) => id),
  );
  await indexAnswered(
    transaction,
    on.map(({ postId }) => postId),
  );
  return on.map(({ id }) => ({ kind: "comment", number: id }));
}
