import { type Grant, grantsMax, type MakingGrant } from "../../contract/grants.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { hashOf } from "../http/tokens.ts";
import { type Recipient, recipientColumns } from "../mail/recipient.ts";

const columns = (database: Connection) => database`
  id, kind, name, scopes, "of", created_at, expires_at, last_used_at`;

/** A member's tokens that haven't ended, and feeds, the newest first. */
export const grantsOf = (database: Connection, userId: number): Promise<Grant[]> => database<Grant[]>`
  select ${columns(database)} from grants
  where user_id = ${userId} and (expires_at is null or expires_at > now()) order by id desc`;

type NewGrant = Pick<MakingGrant, "kind" | "name"> & {
  token: string;
  scopes: string[];
  days: number | null;
  of: string | null;
};

/** Keeps a grant under the hash of its token. Throws a conflict if the member has too many of its kind. */
export function addGrant(database: Database, userId: number, { token, days, ...grant }: NewGrant): Promise<Grant> {
  return database.begin(async (transaction) => {
    // Serialises concurrent calls, so that they don't exceed the maximum.
    await transaction`select from users where id = ${userId} for no key update`;
    const { count } = await transaction`
      select from grants where user_id = ${userId} and kind = ${grant.kind} and (expires_at is null or expires_at > now())`;
    if (count >= grantsMax) throw conflict("tooManyGrants", grantsMax);
    const [added] = await transaction<[Grant]>`
      insert into grants (user_id, token_hash, kind, name, scopes, "of", expires_at)
      values (${userId}, ${hashOf(token)}, ${grant.kind}, ${grant.name}, ${grant.scopes}, ${grant.of},
        now() + ${days}::int * interval '1 day')
      returning ${columns(transaction)}`;
    return added;
  });
}

/** Ends one of a member's grants. Throws not-found. */
export async function revokeGrant(database: Connection, userId: number, id: number): Promise<void> {
  const { count } = await database`delete from grants where id = ${id} and user_id = ${userId}`;
  if (count === 0) throw notFound("grant");
}

/** Ends all of a member's tokens; with `feeds`, these as well. */
export async function endGrants(transaction: Connection, userId: number, { feeds }: { feeds: boolean }): Promise<void> {
  await transaction`delete from grants where user_id = ${userId} and (kind = 'token' or ${feeds})`;
}

type EndingToken = Recipient & { name: string; endsAt: string };

/** The tokens that end within a week of a time (ISO 8601), each once, with their members. */
export const endingTokens = (transaction: Connection, by: string): Promise<EndingToken[]> => transaction<EndingToken[]>`
  update grants set warned_at = ${by}::timestamptz from users
  where users.id = user_id and kind = 'token' and warned_at is null and expires_at > ${by}::timestamptz
    and expires_at <= ${by}::timestamptz + interval '7 days'
  returning ${recipientColumns(transaction)}, name, expires_at as ends_at`;
