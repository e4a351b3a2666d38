import type { Connection } from "../database/connection.ts";
import type { Language } from "../languages/languages.ts";
import { universal } from "./time-zones.ts";

/**
 * The member a mail is for. `greetedAs` is null if the name comes from someone who hasn't confirmed the address; `language`
 * is null if the member neither chose nor used one, for the board's default. Days in mails are those of `timeZone`, UTC where
 * the member has none.
 */
export type Recipient = {
  id: number;
  email: string;
  greetedAs: string | null;
  language: Language | null;
  timeZone: string;
};

/** The columns of a recipient from `users`, in SQL. */
export const recipientColumns = (database: Connection) => database`
  users.id, users.email, case when ${isAddressKnown(database)} then users.first_name end as greeted_as,
  coalesce(nullif(users.locale, 'auto'), users.used_locale) as language,
  coalesce((select time_zone from notification_settings where user_id = users.id), ${universal}) as time_zone`;

/** The member as a recipient. The member must exist. */
export async function recipientById(database: Connection, id: number): Promise<Recipient> {
  const [recipient] = await database<[Recipient]>`select ${recipientColumns(database)} from users where id = ${id}`;
  return recipient;
}

/** Whether a member was asked to confirm their address and hasn't, in SQL. */
export const isUnconfirmed = (database: Connection) => database`
  (users.confirmation_asked_at is not null and users.email_proven_at is null)`;

/**
 * Whether a member's address is theirs, in SQL: confirmed by a mailed link, or imported and not yet signed up with. An address
 * that someone only signed up with is not.
 */
export const isAddressKnown = (database: Connection) => database`
  (users.password_hash is null or users.email_proven_at is not null)`;
