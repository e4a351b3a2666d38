import { hash, verify } from "@node-rs/argon2";

/** Argon2id at OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Both spellings of é are one password. */
const normalised = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), cost);
}

const nobodysHash = hashPassword("nobody has this password");

/** Whether the password is right. Takes the same time where there is no such member (`hash` is null). */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const right = await verify(hash ?? (await nobodysHash), normalised(password));
  return right && hash !== null;
}
