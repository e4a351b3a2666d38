import type { Language } from "../../../contract/languages/languages.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { letInWhoWaits, tellOfJoined } from "../../admission/admission-store.ts";
import { inTurnAtVerifying } from "../../cohorts/verification.ts";
import { type Connection, violatedConstraint } from "../../database/connection.ts";
import { indexMembers } from "../../finding/search-documents.ts";
import { conflict } from "../../http/problems.ts";
import { accountColumns } from "./account-sql.ts";
import { noteProof } from "./address-proof.ts";
import { isHeldBack } from "./address-return-store.ts";
import { revokeTokens } from "./token-store.ts";

type NewAccount = { firstName: string; lastName: string; email: string; passwordHash: string };
/** What is asked of who comes uninvited. */
type Asked = { introduction: string | null; isWaiting: boolean; hasToConfirm: boolean };

/** Adds an ordinary member, or someone who waits to be one. Throws a conflict where someone has this e-mail, in whatever case. */
export async function addAccount(
  transaction: Connection,
  account: NewAccount,
  { introduction, isWaiting, hasToConfirm }: Asked,
): Promise<Account> {
  if (await isHeldBack(transaction, account.email, null)) throw conflict("emailTaken");
  try {
    const row = {
      ...account,
      cameUninvited: true,
      ...(isWaiting && { state: "waiting", introduction }),
      ...(hasToConfirm && { confirmationAskedAt: new Date() }),
    };
    const [added] = await transaction<[Account]>`
      insert into users ${transaction(row)} returning ${accountColumns(transaction)}`;
    // Who waits is found by staff alone.
    if (isWaiting) await indexMembers(transaction, [added.id]);
    else await tellOfJoined(transaction, [added.id]);
    return added;
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw conflict("emailTaken");
    throw error;
  }
}

/**
 * Adds a member who came by an invitation to their address. An account that someone else has claimed with it, or that was
 * imported meanwhile, becomes theirs. Throws a conflict where its member has proven the address.
 */
export async function addInvited(transaction: Connection, account: NewAccount): Promise<Account> {
  await inTurnAtVerifying(transaction);
  const [invited] = await transaction<(Account & { isNew: boolean })[]>`
    insert into users ${transaction(account)}
    on conflict (lower(email)) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      password_hash = excluded.password_hash, updated_at = now(), came_uninvited = false
    where users.email_proven_at is null
    returning ${accountColumns(transaction)}, xmax = 0 as is_new`;
  if (!invited) throw conflict("emailTaken");
  const { isNew, ...added } = invited;
  if (isNew) await tellOfJoined(transaction, [added.id]);
  else await indexMembers(transaction, [added.id]);
  await transaction`delete from sessions where user_id = ${added.id}`;
  await noteProof(transaction, added.id);
  await revokeTokens(transaction, added.id);
  await letInWhoWaits(transaction, [added.id]);
  return { ...added, emailConfirmed: true, state: "active" };
}

type AccountWithPassword = { account: Account; passwordHash: string | null };

export async function accountByEmail(database: Connection, email: string): Promise<AccountWithPassword | null> {
  const [row] = await database<(Account & { passwordHash: string | null })[]>`
    select ${accountColumns(database)}, password_hash
    from users where lower(email) = lower(${email})`;
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

/** Whether an account, which is held, still has the password that it was read with. */
export async function isPasswordStill(transaction: Connection, { account, passwordHash }: AccountWithPassword) {
  const { count } = await transaction`
    select from users where id = ${account.id} and password_hash = ${passwordHash}`;
  return count > 0;
}

/**
 * Notes which language a member uses the board in: the one they chose, else `asked`, which their browser prefers. Undefined
 * where that is none of ours: then it is the one of before.
 */
export async function noteUsedLocale(database: Connection, id: number, asked: Language | undefined): Promise<void> {
  await database`
    update users set used_locale = coalesce(nullif(locale, 'auto'), ${asked ?? null}, used_locale) where id = ${id}`;
}

/** What a member's failed log-ins are counted under. */
export const lockOf = (id: number) => `member ${id}`;
