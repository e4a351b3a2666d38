import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recoveryCodesMade } from "../../contract/keys/keys.ts";
import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { conflict } from "../http/problems.ts";

const period = 30;
/** How many time steps a device's clock may be off, in either direction. */
const drift = 1;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...more, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });

/** Whether a member has to give a code: they turned an authenticator app on. */
export async function hasFactor(database: Connection, userId: number): Promise<boolean> {
  const { count } = await database`
    select from totp_keys where user_id = ${userId} and confirmed_at is not null`;
  return count > 0;
}

/** Starts setting up an authenticator app, and replaces one that was never confirmed. Throws a conflict if one is on. */
export async function beginTotp(
  database: Connection,
  userId: number,
  shown: { issuer: string; label: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const { count } = await database`
    insert into totp_keys (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where totp_keys.confirmed_at is null`;
  if (count === 0) throw conflict("factorIsOn");
  return { secret, uri: totpOf(secret, shown).toString() };
}

/** Turns the app on with its first code, which counts as used. Returns whether the code was right. */
export async function confirmTotp(database: Connection, userId: number, code: string): Promise<boolean> {
  const step = await stepOf(database, userId, code, "pending");
  if (step === null) return false;
  const { count } = await database`
    update totp_keys set confirmed_at = now(), last_step = ${step} where user_id = ${userId} and confirmed_at is null`;
  return count > 0;
}

/**
 * Whether a code of the app, or a recovery code, is correct. It is used up by that, so of several concurrent calls only one
 * succeeds.
 */
export async function isCodeOf(database: Connection, userId: number, code: string): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, "").toLowerCase();
  if (!/^\d{6}$/.test(plain)) {
    const { count } = await database`
      delete from recovery_codes using totp_keys
      where recovery_codes.user_id = ${userId} and code_hash = ${codeHash(plain)}
        and totp_keys.user_id = recovery_codes.user_id and confirmed_at is not null`;
    return count > 0;
  }
  const step = await stepOf(database, userId, plain, "on");
  if (step === null) return false;
  const { count } = await database`
    update totp_keys set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step}`;
  return count > 0;
}

/** The number of the 30 seconds that a code belongs to; null for a wrong one. */
async function stepOf(database: Connection, userId: number, code: string, state: "pending" | "on") {
  const [known] = await database<{ secret: string }[]>`
    select secret from totp_keys where user_id = ${userId} and (confirmed_at is not null) = ${state === "on"}`;
  const now = Date.now();
  const token = code.replace(/\s/g, "");
  const delta = known ? totpOf(known.secret).validate({ token, timestamp: now, window: drift }) : null;
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** Creates ten recovery codes; older ones become invalid. */
export async function renewRecoveryCodes(transaction: Connection, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, newCode);
  await transaction`delete from recovery_codes where user_id = ${userId}`;
  const hashes = codes.map((code) => codeHash(code.replace("-", "")));
  await transaction`insert into recovery_codes ${transaction(hashes.map((hash) => ({ userId, codeHash: hash })))}`;
  return codes;
}

// Without letters and digits that look alike. 50 bits.
const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const newCode = () => {
  const code = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join("");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** A code is random and long enough for a quick hash. */
const codeHash = (code: string) => createHash("sha256").update(code).digest();

/** How long members may log in without the second factor that the board requires of them. */
const grace = "14 days";

/** Records since when second factors are required: the days to set one up count from then. */
export async function noteRequirement(database: Connection, { secondFactor }: Config): Promise<void> {
  const isRequired = secondFactor === "staff" || secondFactor === "all";
  await database`
    update board_identity set second_factor_since = case when ${isRequired} then now() end
    where (second_factor_since is not null) <> ${isRequired}`;
}

/** Whether a member has to set up a second factor before anything else. A passkey is one, too. */
export async function lacksFactor(database: Connection, userId: number, { secondFactor }: Config): Promise<boolean> {
  if (secondFactor !== "staff" && secondFactor !== "all") return false;
  const { count } = await database`
    select from users cross join board_identity
    where users.id = ${userId} and (role <> 'user' or ${secondFactor === "all"})
      and greatest(coalesce(role_since, users.created_at), second_factor_since) < now() - ${grace}::interval
      and not exists(select from passkeys where user_id = users.id)
      and not exists(select from totp_keys where user_id = users.id and confirmed_at is not null)`;
  return count > 0;
}
