import type { Account } from "../../contract/accounts.ts";
import { mayEdit } from "../../contract/rights.ts";
import type { Connection } from "../database.ts";
import { forbidden, notFound } from "../problems.ts";

/** What members own and edit, and what each is called in a sentence and in a column. */
export const nouns = { jobs: "job", projects: "project", questions: "question", companies: "company" } as const;

export type PostKind = keyof typeof nouns;

/** A post, for someone who may edit it. Throws not-found, or forbidden with `refusal`. */
export async function postToEdit(
  database: Connection,
  kind: PostKind,
  id: number,
  user: Account,
  refusal?: string,
): Promise<{ id: number }> {
  const [post] = await database<{ id: number; ownerId: number | null }[]>`
    select id, owner_id from ${database(kind)} where id = ${id}`;
  if (!post) throw notFound(nouns[kind]);
  if (!mayEdit(user, post)) throw forbidden(refusal);
  return post;
}

/** Deletes a post with its comments. */
export async function deletePost(database: Connection, kind: PostKind, id: number): Promise<void> {
  await database`delete from ${database(kind)} where id = ${id}`;
}
