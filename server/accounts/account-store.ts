import type { Account } from "../../contract/accounts.ts";
import { type Connection, violatedConstraint } from "../database.ts";
import { avatarUrl } from "../images/image-url.ts";
import { conflict } from "../problems.ts";

type NewAccount = { firstName: string; lastName: string; email: string; passwordHash: string };

/** Adds an ordinary member. Throws a conflict where someone has this e-mail, in whatever case. */
export async function addAccount(database: Connection, account: NewAccount): Promise<Account> {
  try {
    const [added] = await database<[Account]>`
      insert into users ${database(account)} returning id, first_name, last_name, email, role, null as avatar`;
    return added;
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw conflict("Email already registered");
    throw error;
  }
}

type AccountWithPassword = { account: Account; passwordHash: string | null };

export async function accountByEmail(database: Connection, email: string): Promise<AccountWithPassword | null> {
  const [row] = await database<(Account & { passwordHash: string | null })[]>`
    select id, first_name, last_name, email, role, ${avatarUrl(database)} as avatar, password_hash
    from users where lower(email) = lower(${email})`;
  if (!row) return null;
  const { passwordHash, ...account } = row;
  return { account, passwordHash };
}

/** What a member's failed log-ins are counted under. */
export const lockOf = (id: number) => `member ${id}`;
