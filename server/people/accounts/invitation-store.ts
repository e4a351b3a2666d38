import type { List } from "../../../contract/interface/lists.ts";
import type { Invitation } from "../../../contract/people/invitations.ts";
import { type Actor, addToTrail } from "../../audit/audit-store.ts";
import type { Connection } from "../../database/connection.ts";
import type { Surroundings } from "../../http/surroundings.ts";
import type { Language } from "../../languages/languages.ts";
import { listReply } from "../../lists/list-page.ts";
import { claimedAddressMail, invitationDays, invitationMail, memberInvitationMail } from "../../mail/letters.ts";
import { recipientById } from "../../mail/recipient.ts";
import { isOn } from "../../suspensions/suspension-sql.ts";
import { invite } from "./admission.ts";
import { issueToken } from "./token-store.ts";

/** `language` is the inviter's: an invitation speaks it to whom told none. */
type Inviter = Pick<Surroundings, "config" | "mail"> & { by: Actor; language: Language };

/**
 * Mails a link to choose a password: to a member who has none yet, or to whoever reads an address that someone only claims.
 * An older one is dead.
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
  const letter = hasPassword ? claimedAddressMail : memberInvitationMail;
  const recipient = await recipientById(transaction, id);
  await mail.add(transaction, letter(config, { ...recipient, language: recipient.language ?? language }, token));
  await addToTrail(transaction, { by, action: "invited", subject: "user", id });
}

/** Members who were imported and have not come yet, but for those who are kept out. */
export function membersToInvite(database: Connection): Promise<{ id: number }[]> {
  return database<{ id: number }[]>`
    select id from users where password_hash is null
      and not exists (select from suspensions where user_id = users.id and ${isOn(database)}) order by id`;
}

/** Mails someone who is no member a link to sign up by. */
export async function inviteAddress(
  transaction: Connection,
  { config, mail, by, language }: Inviter,
  email: string,
): Promise<void> {
  const token = await invite(transaction, email, invitationDays);
  await mail.add(transaction, invitationMail(config, { email, language }, token));
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
