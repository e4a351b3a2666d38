import type { Account } from "../../contract/people/accounts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { addDeletionToTrail, addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database, Transaction } from "../database/connection.ts";
import { forbidden, notFound, type PlainRefusal } from "../http/problems.ts";
import { isThereFor } from "./hidden-posts.ts";

/** What members own and edit, and what each is called in a sentence and in a column. */
export const nouns = { jobs: "job", projects: "project", questions: "question", companies: "company" } as const;

export type PostKind = keyof typeof nouns;

type PostOf = { kind: PostKind; id: number; user: Account; refusal?: PlainRefusal };

/**
 * Changes a post for someone who may edit it, with a note in the trail where it is another's: both or neither. Throws
 * not-found, or forbidden with `refusal`.
 */
export function changePost<Result>(
  database: Database,
  { kind, id, user, refusal }: PostOf,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, kind, id, user, refusal);
    const changed = await change(transaction);
    if (post.ownerId !== user.id)
      await addToTrail(transaction, { by: user, action: "edited", subject: nouns[kind], id });
    return changed;
  }) as Promise<Result>;
}

/** A post, for someone who may edit it, held until the transaction ends. Throws not-found, or forbidden with `refusal`. */
export async function postToEdit(
  database: Connection,
  kind: PostKind,
  id: number,
  user: Account,
  refusal?: PlainRefusal,
): Promise<{ id: number; ownerId: number | null }> {
  const [post] = await database<{ id: number; ownerId: number | null }[]>`
    select id, owner_id from ${database(kind)} where id = ${id} and ${isThereFor(user, database, kind)} for no key update`;
  if (!post) throw notFound(nouns[kind]);
  if (!mayEdit(user, post)) throw forbidden(refusal);
  return post;
}

type PostToDelete = PostOf & { kind: Exclude<PostKind, "companies">; reason: string | null };

/**
 * Deletes a post with its comments, for someone who may, with a note in the trail where it is another's. Throws not-found, or
 * forbidden with `refusal`.
 */
export async function deletePost(database: Database, { kind, id, user, refusal, reason }: PostToDelete): Promise<void> {
  await database.begin(async (transaction) => {
    const { ownerId } = await postToEdit(transaction, kind, id, user, refusal);
    const [{ title }] = await transaction<[{ title: string }]>`
      delete from ${transaction(kind)} where id = ${id} returning title`;
    await addDeletionToTrail(transaction, { by: user, subject: nouns[kind], id, title, ownerId, reason });
  });
}
