import type { StillGoingAnswer } from "../../contract/projects/project-team.ts";
import type { AskedProject } from "../../contract/projects/projects.ts";
import type { Connection, Database } from "../database/connection.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isVisible, lockingMember } from "../visibility/visibility.ts";
import { quietDays } from "./project-store.ts";

/** How long a token is valid. */
const goodFor = "60 days";

/** A project, by its post's key, and its owner. */
export type OwnedProject = { id: number; ownerId: number };

/** Issues a token for each project, to be mailed to its owner, and invalidates older ones. Owners are locked, then posts. */
export async function issueTokens(
  transaction: Connection,
  asked: readonly OwnedProject[],
  by: string,
): Promise<Map<number, string>> {
  const issued = asked.map((project) => ({ ...project, token: newToken() }));
  await transaction`
    insert into still_open_tokens (post_id, token_hash, user_id, expires_at)
    select post_id, decode(hash, 'hex'), user_id, ${by}::timestamptz + ${goodFor}::interval
    from unnest(${issued.map(({ id }) => id)}::int[], ${issued.map(({ token }) => hashOf(token).toString("hex"))}::text[],
      ${issued.map(({ ownerId }) => ownerId)}::int[]) given (post_id, hash, user_id)
    on conflict (post_id) do update
      set token_hash = excluded.token_hash, user_id = excluded.user_id, expires_at = excluded.expires_at`;
  return new Map(issued.map(({ id, token }) => [id, token]));
}

/** Ends locked projects: their open seats close, and nobody is asked about them any more. */
export async function endStages(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const those = transaction`post_id = any(${[...ids]}::int[])`;
  await transaction`
    with tokens as (delete from still_open_tokens where ${those}),
      seats as (update project_seats set state = 'closed' where ${those} and state = 'open')
    update projects set stage = 'ended', due_at = null, asked_at = null, question_since = null where ${those}`;
  await indexPosts(transaction, ids);
}

/**
 * Answers for a project by a token, which is used up, and returns the project; without an answer the token stays valid. Null for
 * an invalid token; of concurrent answers one counts.
 */
export function answerToken(
  database: Database,
  token: string,
  answer: StillGoingAnswer | undefined,
): Promise<AskedProject | null> {
  return database.begin(async (transaction) => {
    const [asked] = await transaction<OwnedProject[]>`
      select posts.id, owner_id from still_open_tokens join posts on posts.id = post_id and owner_id = user_id
      where token_hash = ${hashOf(token)} and expires_at > now() and kind = 'project' and ${isVisible(transaction, "posts")}`;
    if (!asked || (answer && !(await giveAnswer(transaction, asked, token, answer)))) return null;
    const [project] = await transaction<AskedProject[]>`
      select number as id, title, stage from posts join projects on post_id = posts.id where posts.id = ${asked.id}`;
    return project ?? null;
  });
}

async function giveAnswer(
  transaction: Connection,
  { id, ownerId }: OwnedProject,
  token: string,
  answer: StillGoingAnswer,
): Promise<boolean> {
  const held = await transaction`
    with held as (${lockingMember(transaction, ownerId)})
    select from held, posts
    where id = ${id} and owner_id = ${ownerId} and ${isVisible(transaction, "posts")} for no key update of posts`;
  if (held.count === 0) return false;
  const used = await transaction`delete from still_open_tokens where token_hash = ${hashOf(token)}`;
  if (used.count === 0) return false;
  if (answer === "ended") await endStages(transaction, [id]);
  else
    await transaction`
      update projects set due_at = now() + ${quietDays} * interval '1 day', asked_at = null, question_since = null
      where post_id = ${id} and stage <> 'ended'`;
  return true;
}
