import { hash, verify } from "@node-rs/argon2";
import { codePointCount } from "../../../contract/interface/fields.ts";
import { passwordMaxLimit } from "../../../contract/people/accounts.ts";
import { hashing, hashingCost } from "../../http/hashing.ts";

/** Composed and decomposed accents give the same password. */
const normalised = (password: string) => password.normalize("NFKC");

/** `network` is where the request comes from, for its turn in the queue. */
export function hashPassword(password: string, network?: string): Promise<string> {
  return hashing(() => hash(normalised(password), hashingCost), network);
}

const nobodysHash = hash("nobody has this password", hashingCost);

/** Whether the password is right. Takes as long where there is no such member (`hash` is null). */
export async function isPasswordOf(hash: string | null, password: string, network?: string): Promise<boolean> {
  const known = hash ?? (await nobodysHash);
  // Longer passwords exist on no board, so hashing megabytes would be wasted.
  const guess = codePointCount(password) <= passwordMaxLimit ? password : "";
  const right = await hashing(() => verify(known, normalised(guess)), network);
  return right && hash !== null;
}
