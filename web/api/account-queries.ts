import { queryOptions } from "@tanstack/react-query";
import type { Account } from "../../contract/people/accounts.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { call } from "./api.ts";
import { currentSession, replaceUser } from "./session.ts";

/**
 * The logged-in member: profile, skills with implied ones, and an unconfirmed new address. Saving a profile invalidates it
 * with all of `users`.
 */
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

/** Updates the stored session if another device or the team changed one of these facts. */
function follow(user: Account) {
  const known = currentSession()?.user;
  if (known?.id === user.id && followed.some((fact) => known[fact] !== user[fact])) replaceUser(user);
}
