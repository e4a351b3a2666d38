import { queryOptions } from "@tanstack/react-query";
import type { Account } from "../../contract/people/accounts.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { call } from "./api.ts";
import { currentSession, replaceUser } from "./session.ts";

/** Oneself: profile, skills by implication too, and a new address that waits. Saving a profile makes it stale, as it does all `users`. */
export const accountQuery = queryOptions({
  queryKey: ["users", "account"],
  queryFn: async ({ signal }) => {
    const account = await call(getAccount, {}, signal);
    follow(account.user);
    return account;
  },
  staleTime: 300_000,
});

const followed = ["locale", "emailConfirmed", "state", "verified", "role"] as const;

/** What one did on another device, and what the team decided, holds here from the next page that is loaded. */
function follow(user: Account) {
  const known = currentSession()?.user;
  if (known?.id === user.id && followed.some((fact) => known[fact] !== user[fact])) replaceUser(user);
}
