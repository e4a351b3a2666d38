import type { Connection } from "../database/connection.ts";
import type { Language } from "../languages/languages.ts";

/**
 * The member a mail goes to. `greetedAs` is null where someone who only claims the address chose the name, `language` where
 * they neither chose one nor used one: then it is the board's.
 */
export type Recipient = { id: number; email: string; greetedAs: string | null; language: Language | null };

/** A `users` row as a recipient, in SQL. */
export const recipientColumns = (database: Connection) => database`
  users.id, users.email, case when ${isAddressKnown(database)} then users.first_name end as greeted_as,
  coalesce(nullif(users.locale, 'auto'), users.used_locale) as language`;

/** The member as a recipient; they must be there. */
export async function recipientById(database: Connection, id: number): Promise<Recipient> {
  const [recipient] = await database<[Recipient]>`select ${recipientColumns(database)} from users where id = ${id}`;
  return recipient;
}

/** Whether someone was asked to confirm their address and hasn't yet, in SQL. */
export const isUnconfirmed = (database: Connection) => database`
  (users.confirmation_asked_at is not null and users.email_proven_at is null)`;

/**
 * Whether a member's address is known to be theirs, in SQL: a mailed link proved it, or it stands in the board's own records
 * and nobody has come by it yet. Who only signed up claims it.
 */
export const isAddressKnown = (database: Connection) => database`
  (users.password_hash is null or users.email_proven_at is not null)`;
