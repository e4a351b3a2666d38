import { queryOptions } from "@tanstack/react-query";
import { getAccount } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { userKeys } from "./user-queries.ts";

/** Oneself: profile, skills by implication too, and a new address that waits. Saving one's profile makes it stale. */
export const accountQuery = queryOptions({
  queryKey: [...userKeys.all, "account"],
  queryFn: ({ signal }) => call(getAccount, {}, signal),
  staleTime: 300_000,
});

export const linkSent = (address: string) => `We sent a link to ${address}. Your address changes once you open it.`;
export const linkSentToOther = (address: string) =>
  `We sent a link to ${address}. The address changes once it is opened there.`;
