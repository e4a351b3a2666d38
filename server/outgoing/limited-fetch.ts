import { readLimitedBody } from "./limited-body.ts";

/** As `fetch`, with a limit on the body, which is read at once, and without redirects. */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    const { status, headers } = response;
    const body = response.body ? await readLimitedBody(response.body, mostBytes) : null;
    return new Response(body, { status, headers });
  };
}
