import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { listKeys } from "../../contract/keys/keys.ts";
import { call } from "../api/api.ts";

const keys = ["settings", "keys"] as const;

export const keysQuery = queryOptions({ queryKey: keys, queryFn: ({ signal }) => call(listKeys, {}, signal) });

/** Refetches the member's keys. */
export function useStaleKeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys });
}
