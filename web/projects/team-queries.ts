import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Endpoint, InputOf, OutputOf } from "../../contract/interface/endpoint.ts";
import { listSeatRequests } from "../../contract/projects/project-seats.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { projectKeys } from "./project-queries.ts";

export const seatRequestsQuery = (id: number) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), "requests"],
    queryFn: ({ signal }) => call(listSeatRequests, { id }, signal),
    select: ({ results }) => results,
  });

/** Makes a call about a team. Profiles, matches and messages depend on teams, so everything is invalidated. */
export function useTeamCall<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries(),
    // After an error, because something may have changed meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: ["projects"] }),
  });
}

/** As `useTeamCall`, for a button without a form: the result is told by a toast. */
export function useTeamPress<E extends Endpoint>(endpoint: E, about: string) {
  const { mutateAsync, isPending } = useTeamCall(endpoint);
  const press = async (input: InputOf<E>, done: string): Promise<boolean> => {
    try {
      await mutateAsync(input);
      notify.success(done, about);
      return true;
    } catch (error) {
      notify.failure(error, about);
      return false;
    }
  };
  return { press, isPending };
}
