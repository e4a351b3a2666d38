import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { changeCheckIn, listCheckIns, takeBackCheckIn } from "../../contract/check-in.ts";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import { call } from "../api/api.ts";

export const ownCheckInsQuery = queryOptions({
  queryKey: ["account", "check-ins"] as const,
  queryFn: ({ signal }) => call(listCheckIns, {}, signal),
});

/** An answer may change the profile, which is shown in many places. */
export function useChangeCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: InputOf<typeof changeCheckIn>) => call(changeCheckIn, changed),
    onSuccess: () => void client.invalidateQueries(),
  });
}

export function useTakeBackCheckIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(takeBackCheckIn, { id }),
    onSuccess: () => void client.invalidateQueries(),
  });
}
