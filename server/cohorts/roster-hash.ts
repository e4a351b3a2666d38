import { randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { mailboxKey } from "../../contract/people/mailbox.ts";
import type { Connection } from "../database/connection.ts";
import { hashing, hashingCost } from "../http/hashing.ts";

/** Argon2id with the parameters used for passwords, so that guessing a leaked address costs as much. */
const cost = { ...hashingCost, outputLen: 32 };

/** Hashes at a time, so that someone confirming an address meanwhile waits for one batch, not for the whole roster. */
const atATime = 8;

/**
 * The hashes under which the board stores roster addresses, by their mailbox. All share one salt, so that an address can be looked
 * up. `network` is where the request comes from, for its turn in the queue.
 */
export async function hashesOf(
  database: Connection,
  addresses: readonly string[],
  network?: string,
): Promise<Buffer[]> {
  const salt = await boardSalt(database);
  const hashes: Buffer[] = [];
  for (let from = 0; from < addresses.length; from += atATime) {
    const some = addresses.slice(from, from + atATime);
    const hashed = some.map((address) => hashing(() => hashRaw(mailboxKey(address), { ...cost, salt }), network));
    hashes.push(...(await Promise.all(hashed)));
  }
  return hashes;
}

/** An address, and the hash under which rosters hold it. */
export type HashedAddress = { address: string; hash: Buffer };

/** Hashes one address; outside of transactions, since it is slow. */
export async function hashedAddress(database: Connection, address: string, network: string): Promise<HashedAddress> {
  const [hash] = await hashesOf(database, [address], network);
  return { address, hash: hash as Buffer };
}

/** The board's salt, created when it is first needed; of two concurrent inserts the first wins. */
async function boardSalt(database: Connection): Promise<Buffer> {
  const [known] = await database<{ salt: Buffer }[]>`select salt from roster_salt`;
  if (known) return known.salt;
  await database`insert into roster_salt (salt) values (${randomBytes(16)}) on conflict do nothing`;
  const [made] = await database<[{ salt: Buffer }]>`select salt from roster_salt`;
  return made.salt;
}
