import type { Language } from "../../../contract/languages/languages.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { admitWaiting, announceJoined } from "../../admission/admission-store.ts";
import type { HashedAddress } from "../../cohorts/roster-hash.ts";
import { lockVerification } from "../../cohorts/verification-store.ts";
import type { Connection } from "../../database/connection.ts";
import { conflict, conflictOn } from "../../http/problems.ts";
import { indexMembers } from "../../search-index/search-index-store.ts";
import { accountColumns, addressTaken } from "./account-sql.ts";
import { noteProof } from "./address-proof.ts";
import { isAddressReserved } from "./address-return-store.ts";
import { forgetUnprovenKeys, removeFactor } from "./key-removal-store.ts";
import { revokeTokens } from "./token-store.ts";

/** Without a password where the member came by a provider. */
type NewAccount = { firstName: string; lastName: string; email: string; passwordHash: string | null };
/** What is required of uninvited members. */
type SignUpDetails = { introduction: string | null; isWaiting: boolean; hasToConfirm: boolean };

/** Adds a member, or an account that waits for approval. Throws a conflict if the mailbox is taken. */
export async function addAccount(
  transaction: Connection,
  account: NewAccount,
  { introduction, isWaiting, hasToConfirm }: SignUpDetails,
): Promise<Account> {
  if ((await isAddressReserved(transaction, account.email, null)) || (await accountByEmail(transaction, account.email)))
    throw conflict("emailTaken");
  const row = {
    ...account,
    cameUninvited: true,
    ...(isWaiting && { state: "waiting", introduction }),
    ...(hasToConfirm && { confirmationAskedAt: new Date() }),
  };
  const [added] = await conflictOn(
    addressTaken,
    "emailTaken",
    () => transaction<[Account]>`insert into users ${transaction(row)} returning ${accountColumns(transaction)}`,
  );
  // Accounts that wait are only found by staff.
  if (isWaiting) await indexMembers(transaction, [added.id]);
  else await announceJoined(transaction, [added.id]);
  return added;
}

/**
 * Adds a member who was invited to their address. An account that was imported or signed up with this address, but never
 * confirmed it, becomes theirs. Throws a conflict if the address is confirmed by its member.
 */
export async function addInvited(
  transaction: Connection,
  account: NewAccount,
  confirmed: HashedAddress,
): Promise<Account> {
  await lockVerification(transaction);
  const [invited] = await transaction<(Account & { isNew: boolean })[]>`
    insert into users ${transaction(account)}
    on conflict (mailbox_key(email)) where not is_double do update set first_name = excluded.first_name, last_name = excluded.last_name,
      password_hash = excluded.password_hash, updated_at = now(), came_uninvited = false
    where users.email_proven_at is null
    returning ${accountColumns(transaction)}, xmax = 0 as is_new`;
  if (!invited) throw conflict("emailTaken");
  const { isNew, ...added } = invited;
  if (isNew) await announceJoined(transaction, [added.id]);
  else await indexMembers(transaction, [added.id]);
  await transaction`delete from sessions where user_id = ${added.id}`;
  if (!isNew) await forgetUnprovenKeys(transaction, added.id);
  if (!isNew) await removeFactor(transaction, added.id);
  await noteProof(transaction, added.id, confirmed);
  await revokeTokens(transaction, added.id);
  await admitWaiting(transaction, [added.id]);
  return { ...added, emailConfirmed: true, state: "active" };
}

type AccountWithPassword = { account: Account; passwordHash: string | null };

export async function accountByEmail(database: Connection, email: string): Promise<AccountWithPassword | null> {
  const [row] = await database<(Account & { passwordHash: string | null })[]>`
    select ${accountColumns(database)}, password_hash
    from users where mailbox_key(email) = mailbox_key(${email})
    order by lower(email) = lower(${email}) desc, id limit 1`;
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

export async function accountById(database: Connection, id: number): Promise<Account | null> {
  const [account] = await database<Account[]>`select ${accountColumns(database)} from users where id = ${id}`;
  return account ?? null;
}

/** Whether a locked account still has the password hash that was read before. */
export async function isPasswordStill(transaction: Connection, { account, passwordHash }: AccountWithPassword) {
  const { count } = await transaction`
    select from users where id = ${account.id} and password_hash = ${passwordHash}`;
  return count > 0;
}

/**
 * Records the language that a member uses the board in: their choice, else `asked`, their browser's. With neither, the former
 * one stays.
 */
export async function noteUsedLocale(database: Connection, id: number, asked: Language | undefined): Promise<void> {
  await database`
    update users set used_locale = coalesce(nullif(locale, 'auto'), ${asked ?? null}, used_locale) where id = ${id}`;
}

/** The key under which a member's failed log-ins are counted. */
export const lockOf = (id: number) => `member ${id}`;
