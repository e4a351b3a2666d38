import { pages } from "../../contract/pages.ts";
import type { Connection } from "../database/connection.ts";
import { mapTexts } from "../mail/mail-links.ts";
import type { Mail } from "../mail/mailer.ts";
import { issueUnsubscribeTokens, type Stops } from "./unsubscribe-tokens.ts";

const emptied = new RegExp(`${pages.unsubscribe}\\?token=(?![\\w-])`, "g");

/** A mail about news with a new unsubscribe link; null for any other mail. */
export async function withNewUnsubscribeLink(transaction: Connection, mail: Mail): Promise<Mail | null> {
  const { memberId, stops } = mail;
  if (!memberId || !stops) return null;
  const [token] = await issueUnsubscribeTokens(transaction, [{ memberId, stops: stops as Stops }]);
  return mapTexts(mail, (text) => text.replaceAll(emptied, `${pages.unsubscribe}?token=${token}`));
}
