import { randomInt } from "node:crypto";
import type { Role } from "../../contract/people/people.ts";
import type { Database } from "../database/connection.ts";
import { hashPassword } from "../people/accounts/password.ts";

export type DemoAccount = { role: Role; email: string; password: string };

/** Sets passwords that are new for every demo: there is no default account, not even here. */
export async function openAccounts(database: Database): Promise<DemoAccount[]> {
  const cast = { admin: "marlene", moderator: "tobias", user: "leila" } as const;
  const locales = { admin: "auto", moderator: "de", user: "auto" } as const;
  const accounts = (Object.keys(cast) as Role[]).map((role) => ({
    role,
    email: `${cast[role]}@example.org`,
    password: newPassword(),
  }));
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  const nobodyKnows = await hashPassword(newPassword());
  const rows = accounts.map(({ role, email }, n) => ({ role, email, hash: hashes[n] ?? "", locale: locales[role] }));
  await database.begin(async (sql) => {
    const { count } = await sql`
      update users set role = given.role, password_hash = given.hash, locale = given.locale, email_proven_at = now()
      from jsonb_to_recordset(${sql.json(rows)}) as given (role text, email text, hash text, locale text)
      where users.email = given.email`;
    if (count < accounts.length)
      throw new Error("This data belongs to a board that is not the demo. Choose another DATA_DIR.");
    // All other members joined too, and were active in the last few days.
    await sql`
      update users set password_hash = ${nobodyKnows}, email_proven_at = created_at, last_seen_at = now() - random() * interval '6 days'
      where password_hash is null`;
  });
  return accounts;
}

function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
}
