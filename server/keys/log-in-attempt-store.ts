import { attemptMinutes } from "../../contract/keys/providers.ts";
import type { Connection } from "../database/connection.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import type { AttemptSecrets, ProviderPerson } from "./openid-client.ts";

/** What each kind of attempt remembers. */
type Attempts = {
  /** On the way to a provider. */
  provider: AttemptSecrets & { name: string; next: string | null };
  /** Back from a provider, without an account that is linked. */
  person: ProviderPerson;
  /** Past the first step of a log-in; `person` is linked after the second. */
  "second-factor": { by: LogInKey; person?: ProviderPerson };
  passkey: { challenge: string };
  "new-passkey": { challenge: string };
};
export type LogInKey = "password" | "passkey" | "provider";
type Purpose = keyof Attempts;

type Begun<P extends Purpose> = Attempts[P] & { userId: number | null };

/** Stores an attempt; returns the token that its browser keeps. */
export async function beginAttempt<P extends Purpose>(
  database: Connection,
  purpose: P,
  data: Attempts[P],
  userId: number | null = null,
): Promise<string> {
  const token = newToken();
  await database`
    insert into sign_in_attempts (token_hash, purpose, user_id, data, expires_at)
    values (${hashOf(token)}, ${purpose}, ${userId}, ${database.json(data as never)},
      now() + ${attemptMinutes} * interval '1 minute')`;
  return token;
}

/** An attempt that is still valid; otherwise null. */
export async function attemptOf<P extends Purpose>(
  database: Connection,
  purpose: P,
  token: string,
): Promise<Begun<P> | null> {
  const [found] = await database<{ userId: number | null; data: Attempts[P] }[]>`
    select user_id, data from sign_in_attempts
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`;
  return found ? { ...found.data, userId: found.userId } : null;
}

/** Uses an attempt up; of concurrent calls one gets it, the others null. */
export async function redeemAttempt<P extends Purpose>(
  database: Connection,
  purpose: P,
  token: string,
): Promise<Begun<P> | null> {
  const [found] = await database<{ userId: number | null; data: Attempts[P] }[]>`
    delete from sign_in_attempts
    where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now() returning user_id, data`;
  return found ? { ...found.data, userId: found.userId } : null;
}
