import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api.ts";
import { patience } from "./patience.ts";
import { currentSession, onSessionEnd } from "./session.ts";

/** A refusal stays one however often it is asked; only what broke on the way is worth a second try. */
function worthRetrying(failures: number, error: Error) {
  return failures < 1 && error instanceof ApiProblem && error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: worthRetrying, retryDelay: 400, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

onSessionEnd(() => queryClient.clear());

/**
 * For a route's clientLoader: what the page shows starts loading together with its code. Quick answers are there before
 * the page is, so that it opens whole.
 */
export async function prepare(...loads: (() => Promise<unknown>)[]): Promise<null> {
  if (currentSession()) await patience(loads.map((load) => load()));
  return null;
}
