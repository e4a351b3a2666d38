import type { PostsFate } from "../../../contract/people/settings.ts";
import { type Actor, addToTrail, noted } from "../../audit/audit-store.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import { forgetWrittenMails } from "../../mail/mailer.ts";
import { isLastAdmin } from "../users/user-store.ts";
import { deleteMembers } from "./departure-store.ts";

export type Departure = {
  id: number;
  posts: PostsFate;
  /** Who erases another's account; nobody for one's own. */
  by?: Actor;
  log: (error: unknown, sentence: string) => void;
};

/**
 * Deletes an account with the mails that wait for its member or were written to them. Throws not-found, or a conflict for the
 * last admin.
 */
export async function leaveBoard(
  { database, config, mail }: Pick<Surroundings, "database" | "config" | "mail">,
  { id, posts, by, log }: Departure,
): Promise<void> {
  const addresses = await database.begin(async (transaction) => {
    if (await isLastAdmin(transaction, id)) throw conflict(lastAdminStays(by));
    const [member] = await transaction<{ email: string }[]>`select email from users where id = ${id} for update`;
    if (!member) throw notFound("user");
    const { email } = member;
    // An address is only claimed at sign-up: nobody takes the team's mails along.
    const own = email.toLowerCase() === config.requestsTo.toLowerCase() ? [] : [email];
    await mail.forget(transaction, id, own);
    await deleteMembers(transaction, [id], posts);
    const note = noted(posts === "keep" ? "postsKept" : "postsErased");
    if (by) await addToTrail(transaction, { by, action: "erased", subject: "user", id, note });
    return own;
  });
  await forgetWrittenMails(config, id, addresses, (error) => log(error, "a written mail stays"));
}

const lastAdminStays = (by?: Actor) => (by === "command line" ? "onlyAdmin" : "youAreLastAdmin");
