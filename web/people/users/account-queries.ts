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
