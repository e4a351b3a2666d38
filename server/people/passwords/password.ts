import { hash, verify } from "@node-rs/argon2";
import { lengthOf } from "../../../contract/interface/fields.ts";
import { passwordMaxLimit } from "../../../contract/people/accounts.ts";
import { concurrencyLimits } from "../../http/limits/concurrency-limit.ts";

/** Argon2id at OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Half of the threads that Node has for such work: files, names and compression go on beside it.
const limited = concurrencyLimits().limit({ atOnce: 2, waiting: 300, patience: 10_000, deadline: 10_000 });

/** Both spellings of é are one password. */
const normalised = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(normalised(password), cost));
}

const nobodysHash = hash("nobody has this password", cost);

/** Whether the password is right. Takes the same time where there is no such member (`hash` is null). */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const known = hash ?? (await nobodysHash);
  // No password is longer than any board allows; hashing a megabyte would be work for nothing.
  const guess = lengthOf(password) <= passwordMaxLimit ? password : "";
  const right = await limited(() => verify(known, normalised(guess)));
  return right && hash !== null;
}
