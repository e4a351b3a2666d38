import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "../../contract/languages/languages.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { call } from "./api.ts";
import { currentSession, replaceUser } from "./session.ts";

/** Oneself: profile, skills by implication too, and a new address that waits. Saving a profile makes it stale, as it does all `users`. */
export const accountQuery = queryOptions({
  queryKey: ["users", "account"],
  queryFn: async ({ signal }) => {
    const account = await call(getAccount, {}, signal);
    followChoice(account.user.locale);
    return account;
  },
  staleTime: 300_000,
});

/** A language that was chosen on another device holds here from the next page that is loaded. */
function followChoice(locale: Locale | undefined) {
  const user = currentSession()?.user;
  if (user && user.locale !== locale) replaceUser({ ...user, locale });
}
