import type { Account } from "../../../contract/people/accounts.ts";
import type { Database } from "../../database/connection.ts";
import type { Mail } from "../../mail/mailer.ts";
import { heardEvents } from "../inbox/heard.ts";

/** Mails tell of what every member may see, to whomever. */
export const anyMember = { id: 0, role: "user" } as Account;

/**
 * Whether a mail about news that waited to be sent tells of something that its reader may not hear of any more: then its news
 * wait for a letter, in which they stand if they may be heard again.
 */
export async function withhold(database: Database, { memberId, news }: Mail): Promise<boolean> {
  if (!memberId || !news || news.length === 0) return false;
  const told = database`event_id = any(${[...news]}::int[])`;
  const { count } = await database`
    select event_id from entries cross join lateral (
      select event_id from ${heardEvents(database, anyMember)} and ${told}
    ) heard
    where user_id = ${memberId} and id in (select entry_id from entry_events where ${told})`;
  if (count >= news.length) return false;
  await database`
    update entry_events set mail = 'letter', mail_due_at = null from entries
    where entries.id = entry_id and user_id = ${memberId} and ${told}`;
  return true;
}
