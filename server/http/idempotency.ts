import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { idempotencyHeader, idempotencyKeyMax } from "../../contract/interface/idempotency.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, HttpProblem, says } from "./problems.ts";
import type { Session } from "./session.ts";

type Post = { input: object; session: Session; request: FastifyRequest };
type Claim = { userId: number; key: string; bodyHash: Buffer };

/** How a reply is kept until it is asked for again, and how it is read then. */
export type Keeping = Record<
  "kept" | "read",
  <Reply extends object>(connection: Connection, reply: Reply) => Promise<Reply>
>;

const asItIs: Keeping = { kept: async (_, reply) => reply, read: async (_, reply) => reply };

/**
 * Does what a call posts once for each key that its member names (`Idempotency-Key`). The key is stored in the transaction
 * that posts: who comes with it meanwhile waits for how that ends. `prepare` is what takes long and needs no transaction.
 * Without a key `post` gets the pool itself.
 */
export function postingOnce(database: Database, { kept, read }: Keeping = asItIs) {
  return async <Reply extends object, Prepared = undefined>(
    { input, session, request }: Post,
    post: (connection: Connection, prepared: Prepared) => Promise<Reply>,
    prepare: () => Promise<Prepared> = async () => undefined as Prepared,
  ): Promise<Reply> => {
    const key = keyOf(request);
    if (!key) return post(database, await prepare());
    const claim = { userId: session.user.id, key, bodyHash: hashOf(request, input) };
    const known = await replyUnder<Reply>(database, claim);
    if (known) return read(database, known);
    const prepared = await prepare();
    return database.begin(async (transaction) => {
      if (!(await claimed(transaction, claim))) {
        const reply = await replyUnder<Reply>(transaction, claim);
        if (reply) return read(transaction, reply);
      }
      const reply = await post(transaction, prepared);
      await transaction`
        update idempotency_keys set reply = ${transaction.json((await kept(transaction, reply)) as never)}
        where user_id = ${claim.userId} and key = ${key}`;
      return reply;
    }) as Promise<Reply>;
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyHeader]?.toString();
  if (!key || (key.length <= idempotencyKeyMax && /^[\x20-\x7e]+$/.test(key))) return key;
  throw new HttpProblem(400, "invalid", says("badKey", idempotencyKeyMax));
}

function hashOf({ routeOptions }: FastifyRequest, input: object): Buffer {
  const { file, ...fields } = input as { file?: unknown };
  const hash = createHash("sha256").update(JSON.stringify([routeOptions.url, fields, file instanceof Uint8Array]));
  return (file instanceof Uint8Array ? hash.update(file) : hash).digest();
}

/** Whether the key is this request's now; one that someone else is about to use is waited for. */
async function claimed(transaction: Connection, { userId, key, bodyHash }: Claim): Promise<boolean> {
  const { count } = await transaction`
    insert into idempotency_keys (user_id, key, body_hash, expires_at)
    values (${userId}, ${key}, ${bodyHash}, now() + interval '24 hours')
    on conflict (user_id, key) do update set body_hash = excluded.body_hash, expires_at = excluded.expires_at, reply = null
      where idempotency_keys.expires_at <= now()`;
  return count > 0;
}

/** What was answered under this key. Throws a conflict where that was to another body. */
async function replyUnder<Reply>(connection: Connection, { userId, key, bodyHash }: Claim): Promise<Reply | null> {
  const [known] = await connection<{ isSame: boolean; reply: Reply }[]>`
    select body_hash = ${bodyHash} as is_same, reply from idempotency_keys
    where user_id = ${userId} and key = ${key} and expires_at > now()`;
  if (known && !known.isSame) {
    throw conflict("savedOtherwise");
  }
  return known?.reply ?? null;
}

/**
 * Forgets the replies to what members posted and is gone for good: they hold its words. A reply names no kind; where another kind
 * has the same number it goes, too.
 */
export async function forgetReplies(
  transaction: Connection,
  memberIds: readonly number[],
  gone: readonly { kind: string; number: number }[],
): Promise<void> {
  const sought = gone.map(({ kind, number }) => ({ said: kind === "comment" ? "text" : "title", number }));
  await transaction`
    delete from idempotency_keys using jsonb_to_recordset(${transaction.json(sought)}) as gone (said text, number int)
    where user_id = any(${[...memberIds]}::int[]) and reply ? said and reply -> 'id' = to_jsonb(number)`;
}
