import type { NotificationKind } from "../../contract/notifications/notification-kinds.ts";
import { pages } from "../../contract/pages.ts";
import type { Connection } from "../database/connection.ts";
import { hashOf, newToken } from "../http/tokens.ts";
import { mapTexts } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";

/** What an unsubscribe link stops: kinds, searches, or everything in digests of a rhythm. */
export type Stops = { kinds: NotificationKind[]; rhythm: "daily" | "weekly" | null; searchIds: number[] };

/** How long a token is valid. */
const goodFor = "1 year";

/** Issues a token for each mail, in order. */
export async function issueUnsubscribeTokens(
  transaction: Connection,
  mails: readonly { memberId: number; stops: Stops }[],
): Promise<string[]> {
  const issued = mails.map(({ memberId, stops }) => ({ token: newToken(), memberId, ...stops }));
  const rows = issued.map(({ token, ...row }) => ({ ...row, hash: hashOf(token).toString("hex") }));
  await transaction`
    insert into unsubscribe_tokens (token_hash, user_id, kinds, rhythm, search_ids, expires_at)
    select decode(hash, 'hex'), "memberId", array(select jsonb_array_elements_text(kinds)), rhythm,
      array(select jsonb_array_elements_text("searchIds")::int), now() + ${goodFor}::interval
    from jsonb_to_recordset(${transaction.json(rows as never)}) as issued (
      hash text, "memberId" int, kinds jsonb, rhythm text, "searchIds" jsonb)`;
  return issued.map(({ token }) => token);
}

const emptied = new RegExp(`${pages.unsubscribe}\\?token=(?![\\w-])`, "g");

/** A mail about news with a new unsubscribe link; null for any other mail. */
export async function withNewUnsubscribeLink(transaction: Connection, mail: Mail): Promise<Mail | null> {
  const { memberId, stops } = mail;
  if (!memberId || !stops) return null;
  const [token] = await issueUnsubscribeTokens(transaction, [{ memberId, stops: stops as Stops }]);
  return mapTexts(mail, (text) => text.replaceAll(emptied, `${pages.unsubscribe}?token=${token}`));
}
