import type { Account } from "../../../contract/people/accounts.ts";
import type { Board } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";
import { type Caller, caller } from "../../support/caller.ts";

export type Newcomer = Caller & Account;

/** Signs up without an invitation, and logs in. */
export async function newcomer({ url, visitor }: Board): Promise<Newcomer> {
  const person = aPerson();
  const { body: signedUp } = await visitor.post("/auth/signup", person);
  const { body: loggedIn } = await visitor.post("/auth/login", person);
  return { ...signedUp.user, ...caller(url, loggedIn.token) };
}
