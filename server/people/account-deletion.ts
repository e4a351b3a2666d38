import type { PostsFate } from "../../contract/people/settings.ts";
import { type Actor, addToTrail, auditNote } from "../audit/audit-store.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import type { Services } from "../http/services.ts";
import { forgetWrittenMails } from "../mail/mailer.ts";
import { type Recipient, recipientColumns } from "../mail/recipient.ts";
import { deleteMembers } from "./account-deletion-store.ts";
import { isLastAdmin } from "./user-store.ts";

export type Departure = {
  id: number;
  posts: PostsFate;
  /** Who deletes another's account; undefined for one's own. */
  by?: Actor;
  log: (error: unknown, sentence: string) => void;
  /** Further work in the transaction: before the account is locked, and after it is deleted. */
  first?: (transaction: Connection) => Promise<void>;
  last?: (transaction: Connection, gone: Recipient) => Promise<void>;
};

/** Deletes an account with the mails queued or written for its member. Throws not-found, or a conflict for the last admin. */
export async function leaveBoard(
  { database, config, mail }: Pick<Services, "database" | "config" | "mail">,
  { id, posts, by, log, first, last }: Departure,
): Promise<void> {
  const addresses = await database.begin(async (transaction) => {
    await lockVerification(transaction);
    await first?.(transaction);
    if (await isLastAdmin(transaction, id)) throw conflict(lastAdminStays(by));
    const [member] = await transaction<Recipient[]>`
      select ${recipientColumns(transaction)} from users where id = ${id} for update`;
    if (!member) throw notFound("user");
    const own = addressesOf(member, config);
    await mail.forget(transaction, id, own);
    await deleteMembers(transaction, [id], posts);
    const note = auditNote(posts === "keep" ? "postsKept" : "postsErased");
    await last?.(transaction, member);
    if (by) await addToTrail(transaction, { by, action: "erased", subject: "user", id, note });
    return own;
  });
  await forgetWrittenMails(config, id, addresses, (error) => log(error, "a written mail stays"));
}

/** The addresses whose mails are deleted with a member. Never the team's: anybody could have signed up with that. */
export const addressesOf = ({ email }: { email: string }, { requestsTo }: Pick<Config, "requestsTo">): string[] =>
  email.toLowerCase() === requestsTo.toLowerCase() ? [] : [email];

const lastAdminStays = (by?: Actor) => (by === "command line" ? "onlyAdmin" : "youAreLastAdmin");
