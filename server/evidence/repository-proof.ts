import type { Config } from "../config/config.ts";
import type { OauthProvider } from "../config/sign-in-providers.ts";
import type { Connection } from "../database/connection.ts";
import { type GuardedSend, guardedSender } from "../outgoing/guarded-request.ts";
import { proofAddress, repositoryName } from "./repository-address.ts";
import {
  dueRepositories,
  type RepositoryCheck,
  storeRepositoryChecks,
  type UncheckedRepository,
} from "./repository-store.ts";

/** Milliseconds; just below the ten seconds that a member's request may take. */
const patience = 9_000;

/** The result of a check; null if it is inconclusive, as when the server doesn't answer. */
type Verdict = boolean | null;

/** Checks, all at once, whether repositories belong to their members: by a linked account that owns them, or by their file. */
export function repositoryChecks(config: Config) {
  const send = guardedSender(config, patience);
  return (repositories: readonly UncheckedRepository[]): Promise<RepositoryCheck[]> =>
    Promise.all(
      repositories.map(async ({ id, address, code, identities }) => {
        const [identity, hasFile] = await Promise.all([
          owningIdentity(send, config, address, identities),
          holdsCode(send, proofAddress(address), code),
        ]);
        return { id, ...identity, hasFile };
      }),
    );
}

async function holdsCode(send: GuardedSend, address: string, code: string): Promise<Verdict> {
  const file = await read(send, address);
  return file && (file.body?.split(/\r?\n/).some((line) => line.trim() === code) ?? false);
}

type Owning = Pick<RepositoryCheck, "identityId" | "isIdentityKnown">;

/** The linked account that owns a repository, according to the provider's public API in GitHub's format. */
async function owningIdentity(
  send: GuardedSend,
  { signInProviders }: Config,
  address: string,
  identities: UncheckedRepository["identities"],
): Promise<Owning> {
  const { origin } = new URL(address);
  const isOf = (provider: (typeof signInProviders)[number]): provider is OauthProvider =>
    provider.kind === "oauth" && new URL(provider.authorizeUrl).origin === origin;
  const provider = signInProviders.find(isOf);
  const linked = identities.filter(({ issuer }) => issuer === origin);
  if (!provider || linked.length === 0) return { identityId: null, isIdentityKnown: true };
  const name = repositoryName(address).split("/").map(encodeURIComponent).join("/");
  const told = await read(send, new URL(`repos/${name}`, provider.userUrl).href);
  const owner = told?.body ? ownerIn(told.body) : null;
  const identityId = linked.find(({ subject }) => subject === owner)?.id ?? null;
  return { identityId, isIdentityKnown: told !== null };
}

/** The owner of a public repository. */
function ownerIn(json: string): string | null {
  try {
    const told = JSON.parse(json) as { private?: boolean; owner?: { id?: number | string } } | null;
    return told?.private || told?.owner?.id === undefined ? null : String(told.owner.id);
  } catch {
    return null;
  }
}

/** What an address returns: a null body if it doesn't exist, null if that is unknown. */
async function read(send: GuardedSend, address: string): Promise<{ body: string | null } | null> {
  try {
    const { status, body } = await send(address, { method: "GET", headers: { "user-agent": "Homecoming" } });
    if (status === 404 || status === 410) return { body: null };
    return status === 200 ? { body: body.toString("utf8") } : null;
  } catch {
    return null;
  }
}

/** How many repositories a batch checks, all at once: it takes as long as the slowest address. */
const atOnce = 20;

/** Checks repositories that weren't checked for a month; returns their ids. No row is locked during a request. */
export async function checkDueRepositories(transaction: Connection, by: string, config: Config): Promise<number[]> {
  const due = await dueRepositories(transaction, by, atOnce);
  if (due.length > 0) await storeRepositoryChecks(transaction, await repositoryChecks(config)(due), by);
  return due.map(({ id }) => id);
}
