import type { Invitation } from "../../contract/invitations.ts";
import type { List } from "../../contract/lists.ts";
import { pages } from "../../contract/pages.ts";
import type { Surroundings } from "../app.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database.ts";
import { listReply } from "../lists/list-page.ts";
import { invitationDays, invitationMail, withToken } from "../mail/mail-texts.ts";
import { invite } from "./admission.ts";
import { issueToken } from "./token-store.ts";

type Inviter = Pick<Surroundings, "config" | "mail">;

/** Mails a member who has no password yet a link to choose one; an older link is dead. */
export async function inviteMember(
  transaction: Connection,
  { config, mail }: Inviter,
  { id, email }: { id: number; email: string },
  by: Actor,
): Promise<void> {
  const wanted = { purpose: "password", minutes: invitationDays * 24 * 60 } as const;
  const link = withToken(config, pages.resetPassword, await issueToken(transaction, id, wanted));
  await mail.add(transaction, { ...invitationMail(config, email, link), memberId: id });
  await addToTrail(transaction, { by, action: "invited", subject: "user", id });
}

/** Mails someone who is no member a link to sign up by. */
export async function inviteAddress(
  transaction: Connection,
  { config, mail }: Inviter,
  email: string,
  by: Actor,
): Promise<void> {
  const link = `${config.publicUrl}${pages.signUp}?invitation=${await invite(transaction, email, invitationDays)}`;
  await mail.add(transaction, invitationMail(config, email, link));
  await addToTrail(transaction, { by, action: "invited", subject: "address" });
}

/** The invitations of one page that still let someone in, the latest first. */
export async function invitationsPage(
  database: Connection,
  { page, limit }: { page: number; limit: number },
): Promise<List<Invitation>> {
  const [[counted], results] = await Promise.all([
    database<[{ total: number }]>`select count(*)::int as total from invitations where expires_at > now()`,
    database<Invitation[]>`
      select id, email, expires_at from invitations where expires_at > now()
      order by expires_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  ]);
  return listReply({ page, limit }, results, counted.total);
}

/** Takes an invitation back; false where there is none. */
export async function withdrawInvitation(
  transaction: Connection,
  which: { id: number } | { email: string },
  by: Actor,
): Promise<boolean> {
  const chosen = "id" in which ? transaction`id = ${which.id}` : transaction`email = lower(${which.email})`;
  const { count } = await transaction`delete from invitations where ${chosen} and expires_at > now()`;
  if (count > 0) await addToTrail(transaction, { by, action: "uninvited", subject: "address" });
  return count > 0;
}
