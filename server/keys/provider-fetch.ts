import type { Config } from "../config/config.ts";
import { guardedSender } from "../outgoing/guarded-request.ts";

/** How long a provider may take to answer. */
const patience = 5000;

/** The provider didn't answer, or answered with a server error. */
export class ProviderDown extends Error {}

type Init = { method?: string; headers?: Record<string, string> | Headers; body?: unknown };

/** `fetch` through the guarded sender. Throws `ProviderDown`. */
export function guardedFetch(config: Config) {
  const send = guardedSender(config, patience);
  return async (address: string, { method = "GET", headers, body }: Init): Promise<Response> => {
    const sent = Object.fromEntries(new Headers(headers));
    const reply = await send(address, {
      method,
      headers: { ...sent, "user-agent": "Homecoming" },
      ...(body != null && { body: body instanceof Uint8Array ? body : String(body) }),
    }).catch((cause: unknown) => {
      throw new ProviderDown("The provider does not answer", { cause });
    });
    if (reply.status >= 500) throw new ProviderDown(`The provider answers ${reply.status}`);
    return new Response([204, 304].includes(reply.status) ? null : reply.body, {
      status: reply.status,
      headers: { "content-type": reply.type },
    });
  };
}
