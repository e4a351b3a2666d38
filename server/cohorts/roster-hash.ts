import { randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import type { Connection } from "../database/connection.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limit.ts";

/**
 * Argon2id with the parameters used for passwords (19 MiB, two passes, one lane), so that guessing a leaked address costs as
 * much.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Hashes at a time, so that someone confirming an address meanwhile waits for one batch, not for the whole roster. */
const atATime = 8;
const limited = concurrencyLimits().limit({ atOnce: 2, waiting: 2000, patience: 28_000, deadline: 28_000 });

/**
 * The hashes under which the board stores roster addresses, ignoring case. All share one salt, so that an address can be looked
 * up.
 */
export async function hashesOf(database: Connection, addresses: readonly string[]): Promise<Buffer[]> {
  const salt = await boardSalt(database);
  const hashes: Buffer[] = [];
  for (let from = 0; from < addresses.length; from += atATime) {
    const some = addresses.slice(from, from + atATime);
    const hashed = some.map((address) => limited(() => hashRaw(address.trim().toLowerCase(), { ...cost, salt })));
    hashes.push(...(await Promise.all(hashed)));
  }
  return hashes;
}

/** The board's salt, created when it is first needed; of two concurrent inserts the first wins. */
async function boardSalt(database: Connection): Promise<Buffer> {
  const [known] = await database<{ salt: Buffer }[]>`select salt from roster_salt`;
  if (known) return known.salt;
  await database`insert into roster_salt (salt) values (${randomBytes(16)}) on conflict do nothing`;
  const [made] = await database<[{ salt: Buffer }]>`select salt from roster_salt`;
  return made.salt;
}
