import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { idempotencyHeader, idempotencyKeyMax } from "../../contract/interface/idempotency.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, HttpProblem, says } from "./problems.ts";
import type { Session } from "./session.ts";

type PostCall = { input: object; session: Session; request: FastifyRequest };
type Claim = { userId: number; key: string; bodyHash: Buffer };

/** `stored` transforms a reply before it is stored, `restored` when it is returned again. */
export type ReplyStorage = Record<
  "stored" | "restored",
  <Reply extends object>(connection: Connection, reply: Reply) => Promise<Reply>
>;

const asItIs: ReplyStorage = { stored: async (_, reply) => reply, restored: async (_, reply) => reply };

type Posting<Prepared> = { prepare?: () => Promise<Prepared>; storage?: ReplyStorage };

/**
 * Makes a POST idempotent by the client's `Idempotency-Key`. The key is inserted in the transaction that posts, so that a
 * concurrent request with the same key waits for its outcome. `prepare` does slow work outside of the transaction. Without a
 * key `post` gets the pool.
 */
export async function postOnce<Reply extends object, Prepared = undefined>(
  database: Database,
  { input, session, request }: PostCall,
  post: (connection: Connection, prepared: Prepared) => Promise<Reply>,
  { prepare = async () => undefined as Prepared, storage = asItIs }: Posting<Prepared> = {},
): Promise<Reply> {
  const key = keyOf(request);
  if (!key) return post(database, await prepare());
  const claim = { userId: session.user.id, key, bodyHash: hashOf(request, input) };
  const known = await replyUnder<Reply>(database, claim);
  if (known) return storage.restored(database, known);
  const prepared = await prepare();
  return database.begin(async (transaction) => {
    if (!(await claimed(transaction, claim))) {
      const reply = await replyUnder<Reply>(transaction, claim);
      if (reply) return storage.restored(transaction, reply);
    }
    const reply = await post(transaction, prepared);
    const stored = await storage.stored(transaction, reply);
    await transaction`
      update idempotency_keys set reply = ${transaction.json(stored as never)}
      where user_id = ${claim.userId} and key = ${key}`;
    return reply;
  }) as Promise<Reply>;
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

/** Whether this request got the key; waits for another transaction that has inserted it. */
async function claimed(transaction: Connection, { userId, key, bodyHash }: Claim): Promise<boolean> {
  const { count } = await transaction`
    insert into idempotency_keys (user_id, key, body_hash, expires_at)
    values (${userId}, ${key}, ${bodyHash}, now() + interval '24 hours')
    on conflict (user_id, key) do update set body_hash = excluded.body_hash, expires_at = excluded.expires_at, reply = null
      where idempotency_keys.expires_at <= now()`;
  return count > 0;
}

/** The stored reply for a key. Throws a conflict if it belongs to a different body. */
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
 * Deletes the stored replies for deleted posts and comments, which contain their texts. A reply doesn't tell its kind, so one
 * of another kind with the same number goes too.
 */
export async function deleteStoredReplies(
  transaction: Connection,
  memberIds: readonly number[],
  gone: readonly { kind: string; number: number }[],
): Promise<void> {
  const sought = gone.map(({ kind, number }) => ({ said: kind === "comment" ? "text" : "title", number }));
  await transaction`
    delete from idempotency_keys using jsonb_to_recordset(${transaction.json(sought)}) as gone (said text, number int)
    where user_id = any(${[...memberIds]}::int[]) and reply ? said and reply -> 'id' = to_jsonb(number)`;
}
