import type { StillOpenAnswer, StillOpenJob } from "../../contract/jobs/jobs.ts";
import { companyJson, joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import { isVisible, lockingMember } from "../visibility/visibility.ts";
import { moveJob } from "./job-status-store.ts";

/** How long a token is valid after the end that it asks about. */
const goodFor = "30 days";

/** A job, by its post's key, and its poster. */
export type OwnedJob = { id: number; ownerId: number };

/**
 * Issues a token for each job, to be mailed to its poster, and invalidates older ones. The posters are locked, then the posts.
 */
export async function issueTokens(transaction: Connection, asked: readonly OwnedJob[]): Promise<Map<number, string>> {
  const issued = asked.map(({ id, ownerId }) => ({ id, ownerId, token: newToken() }));
  await transaction`
    insert into still_open_tokens (post_id, token_hash, user_id, expires_at)
    select post_id, decode(hash, 'hex'), user_id, jobs.expires_at + ${goodFor}::interval
    from unnest(${issued.map(({ id }) => id)}::int[], ${issued.map(({ token }) => hashOf(token).toString("hex"))}::text[],
      ${issued.map(({ ownerId }) => ownerId)}::int[]) given (post_id, hash, user_id) join jobs using (post_id)
    on conflict (post_id) do update
      set token_hash = excluded.token_hash, user_id = excluded.user_id, expires_at = excluded.expires_at`;
  return new Map(issued.map(({ id, token }) => [id, token]));
}

/** The posts that a member is still asked about, in SQL: the job's end is unchanged since. */
export const isStillAsked = (database: Connection, memberId: number): Fragment => database`
  select post_id from still_open_tokens asked join jobs using (post_id) join posts on posts.id = post_id
  where user_id = ${memberId} and asked.expires_at > now()
    and asked.expires_at = jobs.expires_at + ${goodFor}::interval and status in ('open', 'expired')`;

/**
 * Answers for a job by a token, which is used up, and returns the job; without an answer the token stays valid. Null for an
 * invalid token; of concurrent answers one counts.
 */
export function answerToken(
  database: Database,
  token: string,
  answer: StillOpenAnswer | undefined,
): Promise<StillOpenJob | null> {
  return database.begin(async (transaction) => {
    const [asked] = await transaction<OwnedJob[]>`
      select posts.id, owner_id from still_open_tokens join posts on posts.id = post_id and owner_id = user_id
      where token_hash = ${hashOf(token)} and expires_at > now() and kind = 'job' and ${isVisible(transaction, "posts")}`;
    if (!asked || (answer && !(await giveAnswer(transaction, asked, token, answer)))) return null;
    const [job] = await transaction<StillOpenJob[]>`
      select posts.number as id, posts.title, posts.status, jobs.expires_at, ${companyJson(transaction)} as "Company"
      from posts join jobs on jobs.post_id = posts.id ${joinedCompany(transaction, "jobs.company_id")}
      where posts.id = ${asked.id}`;
    return job ?? null;
  });
}

async function giveAnswer(transaction: Connection, { id, ownerId }: OwnedJob, token: string, status: StillOpenAnswer) {
  const held = await transaction`
    with held as (${lockingMember(transaction, ownerId)})
    select from held, posts
    where id = ${id} and owner_id = ${ownerId} and ${isVisible(transaction, "posts")} for no key update of posts`;
  if (held.count === 0) return false;
  const used = await transaction`delete from still_open_tokens where token_hash = ${hashOf(token)}`;
  if (used.count === 0) return false;
  await moveJob(transaction, id, { status, actorId: ownerId });
  return true;
}
