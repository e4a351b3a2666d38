/** As `fetch`, but the whole reply is read at once, a larger one is refused, and no redirect is followed. */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const response = await fetch(address, { ...init, redirect: "error" });
    const { status, headers } = response;
    return new Response(await bodyWithin(response, mostBytes), { status, headers });
  };
}

async function bodyWithin({ body }: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the stream: the rest is never received.
    if (size > mostBytes) throw new Error("The reply is too large");
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
