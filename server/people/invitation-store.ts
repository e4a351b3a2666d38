import type { List } from "../../contract/interface/lists.ts";
import type { Invitation } from "../../contract/people/accounts.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database/connection.ts";
import type { Services } from "../http/services.ts";
import type { Language } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { claimedAddressMail, invitationDays, invitationMail, memberInvitationMail } from "../mail/account-mails.ts";
import { recipientById } from "../mail/recipient.ts";
import { isInEffect } from "../suspensions/suspension-sql.ts";
import { invite } from "./accounts/admission-rules.ts";
import { issueToken } from "./accounts/token-store.ts";

/** `language` is used for people who have chosen none. */
type Inviter = Pick<Services, "config" | "mail"> & { by: Actor; language: Language };

/**
 * Mails a link to choose a password: to a member who has none yet, or to the owner of an address that a member signed up with
 * and hasn't confirmed. Invalidates an older link.
 */
export async function inviteMember(
  transaction: Connection,
  { config, mail, by, language }: Inviter,
  id: number,
): Promise<void> {
  const [{ hasPassword }] = await transaction<[{ hasPassword: boolean }]>`
    update users set invited_at = now() where id = ${id} returning password_hash is not null as has_password`;
  const wanted = { purpose: "invitation", minutes: invitationDays * 24 * 60 } as const;
  const token = await issueToken(transaction, id, wanted);
  const invitationFor = hasPassword ? claimedAddressMail : memberInvitationMail;
  const recipient = await recipientById(transaction, id);
  await mail.add(transaction, invitationFor(config, { ...recipient, language: recipient.language ?? language }, token));
  await addToTrail(transaction, { by, action: "invited", subject: "user", id });
}

/** Imported members who haven't joined yet, without suspended ones. */
export function membersToInvite(database: Connection): Promise<{ id: number }[]> {
  return database<{ id: number }[]>`
    select id from users where password_hash is null
      and not exists (select from suspensions where user_id = users.id and ${isInEffect(database)}) order by id`;
}

/** Mails a link to sign up to someone who isn't a member. */
export async function inviteAddress(
  transaction: Connection,
  { config, mail, by, language }: Inviter,
  email: string,
): Promise<void> {
  const token = await invite(transaction, email, invitationDays);
  await mail.add(transaction, invitationMail(config, { email, language }, token));
  await addToTrail(transaction, { by, action: "invited", subject: "address" });
}

/** A page of the valid invitations, the latest first. */
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

/** Withdraws an invitation; false if there is none. */
export async function withdrawInvitation(
  transaction: Connection,
  which: { id: number } | { email: string },
  by: Actor,
): Promise<boolean> {
  const chosen =
    "id" in which ? transaction`id = ${which.id}` : transaction`mailbox_key(email) = mailbox_key(${which.email})`;
  const { count } = await transaction`delete from invitations where ${chosen} and expires_at > now()`;
  if (count > 0) await addToTrail(transaction, { by, action: "uninvited", subject: "address" });
  return count > 0;
}
