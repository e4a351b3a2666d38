import { createHash } from "node:crypto";
import * as client from "openid-client";
import type { Connection } from "../database/connection.ts";
import { deadAttempt } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import { beginAttempt, redeemAttempt } from "./log-in-attempt-store.ts";
import { type ProviderPerson, providerClients, type Returned } from "./openid-client.ts";

export type ProviderAttempts = ReturnType<typeof providerAttempts>;
type Answer = Returned & { name: string; attempt: string };

/** Sign-ins at providers, from the first click to the identity that the provider confirms. */
export function providerAttempts({ database, config }: Pick<Services, "database" | "config">) {
  const providers = providerClients(config);
  return {
    named: providers.named,

    async begin(name: string, next: string | null) {
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = await providers.begin(name, secrets);
      const attempt = await beginAttempt(database, "provider", { ...secrets, name, next: ownPath(next) });
      return { address: address.href, attempt };
    },

    /** Throws `attempt` if the attempt is over or used, or was started in another browser or for another provider. */
    async personOf(answer: Answer): Promise<{ person: ProviderPerson; next: string | null }> {
      const { name, state, attempt } = answer;
      providers.named(name);
      const begun = await redeemAttempt(database, "provider", attempt);
      if (!begun || begun.name !== name || begun.state !== state) throw deadAttempt;
      return { person: await providers.personOf(name, answer, begun), next: begun.next };
    },
  };
}

/** A path of this board; null for anything else. */
function ownPath(next: string | null): string | null {
  const base = "https://board.invalid";
  if (next === null || !next.startsWith("/") || !URL.canParse(next, base)) return null;
  const { origin, pathname, search, hash } = new URL(next, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** Serialises concurrent sign-ups and links of the same identity. */
export async function lockPerson(transaction: Connection, { issuer, subject }: ProviderPerson): Promise<void> {
  const key = createHash("sha256").update(`${issuer} ${subject}`).digest().readInt32BE();
  await transaction`select pg_advisory_xact_lock(110, ${key})`;
}
