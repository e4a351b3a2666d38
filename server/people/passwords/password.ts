import { hash, verify } from "@node-rs/argon2";
import { lengthOf } from "../../../contract/interface/fields.ts";
import { passwordMaxLimit } from "../../../contract/people/accounts.ts";
import { concurrencyLimits } from "../../http/limits/concurrency-limit.ts";

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Half of libuv's four threads, so that file access, DNS and compression continue.
const limited = concurrencyLimits().limit({ atOnce: 2, waiting: 300, patience: 10_000, deadline: 10_000 });

/** Composed and decomposed accents give the same password. */
const normalised = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalised(password), cost));
}

const nobodysHash = hash("nobody has this password", cost);

/** Whether the password is right. Takes as long where there is no such member (`hash` is null). */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const known = hash ?? (await nobodysHash);
  // Longer passwords exist on no board, so hashing megabytes would be wasted.
  const guess = lengthOf(password) <= passwordMaxLimit ? password : "";
  const right = await limited(() => verify(known, normalised(guess)));
  return right && hash !== null;
}
