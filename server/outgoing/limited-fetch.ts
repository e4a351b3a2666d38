import { bodyWithin } from "./limited-body.ts";

/** As `fetch`, but the whole reply is read at once, a larger one is refused, and no redirect is followed. */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    const { status, headers } = response;
    const body = response.body ? await bodyWithin(response.body, mostBytes) : null;
    return new Response(body, { status, headers });
  };
}
