import type { Identity } from "../../contract/keys/keys.ts";
import { type Passkey, passkeysMax } from "../../contract/keys/passkeys.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, conflictOn, HttpProblem, notFound, says } from "../http/problems.ts";
import type { LogInKey } from "./log-in-attempt-store.ts";
import type { ProviderPerson } from "./openid-client.ts";

const passkeyColumns = (database: Connection) => database`id, name, created_at, last_used_at`;
const identityColumns = (database: Connection) => database`id, provider, label, created_at, last_used_at`;

/** Everything a member can log in with; a second factor only if it is on. */
export async function keysOf(database: Connection, userId: number, showsFactor: boolean) {
  const [[own], passkeys, identities] = await Promise.all([
    database<[{ password: boolean; totpAt: string | null; recoveryCodes: number }]>`
      select password_hash is not null as password,
        (select confirmed_at from totp_keys where user_id = users.id and ${showsFactor}) as totp_at,
        (select count(*)::int from recovery_codes where user_id = users.id and ${showsFactor}) as recovery_codes
      from users where id = ${userId}`,
    database<Passkey[]>`select ${passkeyColumns(database)} from passkeys where user_id = ${userId} order by id`,
    database<Identity[]>`select ${identityColumns(database)} from identities where user_id = ${userId} order by id`,
  ]);
  const { password, totpAt, recoveryCodes } = own;
  return { password, passkeys, identities, totp: totpAt ? { createdAt: totpAt } : null, recoveryCodes };
}

type Linked = { id: number; userId: number; isUsable: boolean };

/** The account that a provider's identity is linked with. */
export async function linkedWith(database: Connection, person: ProviderPerson): Promise<Linked | null> {
  const [linked] = await database<Linked[]>`
    select identities.id, user_id, not awaits_proof or email_proven_at is not null as is_usable
    from identities join users on users.id = user_id
    where issuer = ${person.issuer} and subject = ${person.subject}`;
  return linked ?? null;
}

type Link = {
  /** Whether it can't be used before the account's address is proven. */
  awaitsProof?: boolean;
  /** Whether the member logs in with it right away. */
  isUsed?: boolean;
};

/** Links a provider's identity. Throws a conflict if it is linked already. */
export async function addIdentity(
  transaction: Connection,
  userId: number,
  { provider, issuer, subject, email, firstName, lastName }: ProviderPerson,
  { awaitsProof = false, isUsed = false }: Link = {},
): Promise<Identity> {
  const label = email ?? (`${firstName} ${lastName}`.trim() || subject);
  const row = { userId, provider, issuer, subject, label, awaitsProof, lastUsedAt: isUsed ? new Date() : null };
  const [added] = await conflictOn(
    "identities_issuer_subject_key",
    "identityTaken",
    () => transaction<[Identity]>`
      insert into identities ${transaction(row)} returning ${identityColumns(transaction)}`,
  );
  return added;
}

type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  backedUp: boolean;
  transports: string[];
  host: string;
  name: string;
};

/** Adds a passkey. Throws a conflict if the member has too many, or the passkey is registered already. */
export async function addPasskey(transaction: Connection, userId: number, passkey: NewPasskey): Promise<Passkey> {
  await transaction`select from users where id = ${userId} for update`;
  const { count } = await transaction`select from passkeys where user_id = ${userId}`;
  if (count >= passkeysMax) throw conflict("tooManyPasskeys", passkeysMax);
  const row = { ...passkey, publicKey: Buffer.from(passkey.publicKey), userId };
  const [added] = await conflictOn(
    "passkeys_credential_id_key",
    "passkeyTaken",
    () => transaction<[Passkey]>`insert into passkeys ${transaction(row)} returning ${passkeyColumns(transaction)}`,
  );
  return added;
}

export async function renamePasskey(database: Connection, userId: number, id: number, name: string): Promise<Passkey> {
  const [renamed] = await database<Passkey[]>`
    update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${passkeyColumns(database)}`;
  if (!renamed) throw notFound("key");
  return renamed;
}

export type KnownPasskey = {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer<ArrayBuffer>;
  counter: string;
  backedUp: boolean;
};

export async function passkeyWith(database: Connection, credentialId: string): Promise<KnownPasskey | null> {
  const [known] = await database<KnownPasskey[]>`
    select id, user_id, credential_id, public_key, counter::text, backed_up from passkeys
    where credential_id = ${credentialId}`;
  return known ?? null;
}

/** Records a use of a passkey. */
export async function notePasskeyUse(
  database: Connection,
  id: number,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<void> {
  await database`
    update passkeys set counter = ${counter}, backed_up = ${backedUp}, last_used_at = now() where id = ${id}`;
}

export async function noteIdentityUse(database: Connection, id: number): Promise<void> {
  await database`update identities set last_used_at = now() where id = ${id}`;
}

/** Whether a member never logged in with this kind of key before. */
export async function isNewKind(database: Connection, userId: number, by: LogInKey): Promise<boolean> {
  if (by === "password") return false;
  const table = by === "passkey" ? "passkeys" : "identities";
  const { count } = await database`
    select from ${database(table)} where user_id = ${userId} and last_used_at is not null limit 1`;
  return count === 0;
}

/** Removes a member's passkey or provider login. Throws not-found, and a conflict if it is their last way to log in. */
export async function removeKey(
  transaction: Connection,
  userId: number,
  table: "passkeys" | "identities",
  id: number,
): Promise<void> {
  await transaction`select from users where id = ${userId} for update`;
  const removed = await transaction`delete from ${transaction(table)} where id = ${id} and user_id = ${userId}`;
  if (removed.count === 0) throw notFound("key");
  const [{ isLeft }] = await transaction<[{ isLeft: boolean }]>`
    select password_hash is not null or exists(select from passkeys where user_id = users.id)
      or exists(select from identities where user_id = users.id) as is_left
    from users where id = ${userId}`;
  if (!isLeft) throw new HttpProblem(409, "conflict", says("lastWayIn"));
}
