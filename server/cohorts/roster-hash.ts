import { randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import type { Connection } from "../database/connection.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limit.ts";

/** Argon2id as passwords have it: 19 MiB, two passes, one lane. Whoever has the list needs as long for each guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Whoever confirms an address while a list is added waits for so many of its addresses, not for all. */
const atATime = 8;
const limited = concurrencyLimits().limit({ atOnce: 2, waiting: 2000, patience: 28_000, deadline: 28_000 });

/** What the board keeps of addresses: everywhere the same of the same, in whatever case, so that one can be looked up. */
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

/** One for the board, made when it is first needed; of two who make one at once the first one's counts. */
async function boardSalt(database: Connection): Promise<Buffer> {
  const [known] = await database<{ salt: Buffer }[]>`select salt from roster_salt`;
  if (known) return known.salt;
  await database`insert into roster_salt (salt) values (${randomBytes(16)}) on conflict do nothing`;
  const [made] = await database<[{ salt: Buffer }]>`select salt from roster_salt`;
  return made.salt;
}
