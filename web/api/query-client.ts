import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api.ts";
import { patience } from "./patience.ts";
import { isAdmitted, onSessionEnd } from "./session.ts";

/**
 * Retries once after a server error or a network error while online: the first request after reconnecting often fails. A
 * refusal would stay the same.
 */
function worthRetrying(failures: number, error: Error) {
  if (failures > 0 || !(error instanceof ApiProblem)) return false;
  return error.status >= 500 || (error.status === 0 && navigator.onLine);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: worthRetrying,
      retryDelay: 400,
      networkMode: "always",
      refetchOnReconnect: true,
    },
    mutations: { networkMode: "always" },
  },
});

/** For content that is being read: no refetch moves it. Only a query without data refetches when the network is back. */
export const noBackgroundRefetch = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
};

/**
 * Loads again what failed because the board couldn't be reached; refusals would stay the same. For when the live stream is back:
 * a browser doesn't notice each loss of the network, and then there is no `online` event.
 */
export const retryFailedLoads = () =>
  queryClient.refetchQueries({
    type: "active",
    predicate: ({ state: { data, error } }) =>
      data === undefined && error instanceof ApiProblem && (error.status === 0 || error.status >= 500),
  });

// TanStack Query assumes to be online at first, and then misses the `online` event of a page opened offline.
onlineManager.setOnline(navigator.onLine);

onSessionEnd(() => queryClient.clear());

/** Whether a query is loading for the first time. One that failed and is retried isn't: what is shown meanwhile stays. */
export const isFirstLoad = ({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }) =>
  isPending && errorUpdateCount === 0;

/**
 * For a route's clientLoader: starts the page's queries while its code loads, and waits for quick ones (`patience`). Does
 * nothing for visitors and members who wait for admission, whose calls would be refused.
 */
export async function prepare(...loads: (() => Promise<unknown>)[]): Promise<null> {
  if (isAdmitted()) await patience(loads.map((load) => load()));
  return null;
}
