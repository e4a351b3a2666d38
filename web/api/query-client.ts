import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api.ts";
import { patience } from "./patience.ts";
import { isLetIn, onSessionEnd } from "./session.ts";

/**
 * A refusal stays one however often it is asked; only what broke on the way is worth a second try. A network that has
 * just come back often fails a first one.
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

/** For what is read: nothing of it moves by itself; what couldn't be loaded comes when the network does. */
export const readInPeace = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
};

// It takes every page to begin with a network, and one that does wouldn't notice when it comes.
onlineManager.setOnline(navigator.onLine);

onSessionEnd(() => queryClient.clear());

/**
 * For a route's clientLoader: what the page shows starts loading together with its code. Quick answers are there before
 * the page is, so that it opens whole. Who waits to be let in would be refused.
 */
export async function prepare(...loads: (() => Promise<unknown>)[]): Promise<null> {
  if (isLetIn()) await patience(loads.map((load) => load()));
  return null;
}
