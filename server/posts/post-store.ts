import type { Account } from "../../contract/accounts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database, Transaction } from "../database.ts";
import { forbidden, notFound } from "../problems.ts";

/** What members own and edit, and what each is called in a sentence and in a column. */
export const nouns = { jobs: "job", projects: "project", questions: "question", companies: "company" } as const;

export type PostKind = keyof typeof nouns;

type PostOf = { kind: PostKind; id: number; user: Account; refusal?: string };

/**
 * Changes a post for someone who may edit it, with a note in the trail where it is another's: both or neither. Throws
 * not-found, or forbidden with `refusal`.
 */
export function changePost<Result>(
  database: Database,
  { kind, id, user, refusal }: PostOf,
  action: "edited" | "deleted",
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, kind, id, user, refusal);
    const changed = await change(transaction);
    if (post.ownerId !== user.id) await addToTrail(transaction, { by: user, action, subject: nouns[kind], id });
    return changed;
  }) as Promise<Result>;
}

/** A post, for someone who may edit it, held until the transaction ends. Throws not-found, or forbidden with `refusal`. */
export async function postToEdit(
  database: Connection,
  kind: PostKind,
  id: number,
  user: Account,
  refusal?: string,
): Promise<{ id: number; ownerId: number | null }> {
  const [post] = await database<{ id: number; ownerId: number | null }[]>`
    select id, owner_id from ${database(kind)} where id = ${id} for no key update`;
  if (!post) throw notFound(nouns[kind]);
  if (!mayEdit(user, post)) throw forbidden(refusal);
  return post;
}

/** Deletes a post with its comments, for someone who may. Throws not-found, or forbidden with `refusal`. */
export function deletePost(database: Database, post: PostOf): Promise<void> {
  return changePost(database, post, "deleted", async (transaction) => {
    await transaction`delete from ${transaction(post.kind)} where id = ${post.id}`;
  });
}
