import { pages } from "../../../contract/pages.ts";
import type { Connection } from "../../database/connection.ts";
import { confirmationHours, invitationDays, recoveryMinutes } from "../../mail/account-mails.ts";
import { mapTexts } from "../../mail/mail-text.ts";
import type { Mail } from "../../mail/mailer.ts";
import { isRecoveryHeld, issueReturn, mayComeBack } from "./address-return-store.ts";
import { invite } from "./admission-rules.ts";
import { issueToken } from "./token-store.ts";

const emptiedLinks = /\/[\w-]+\?(?:token|invitation)=(?![\w-])/g;

/** A failed mail with a new token where it had one; null if its link has no purpose any more. */
export async function withNewToken(transaction: Connection, mail: Mail): Promise<Mail | null> {
  const [emptied] = mail.text.match(emptiedLinks) ?? [];
  if (!emptied || mail.replyTo) return mail;
  const token = await newTokenFor(transaction, emptied, mail);
  // A mail to an old address has two links with one token: to take a change back, and to agree to it.
  return token ? mapTexts(mail, (text) => text.replace(emptiedLinks, `$&${token}`)) : null;
}

function newTokenFor(transaction: Connection, link: string, mail: Mail): Promise<string | null> {
  const { to, memberId } = mail;
  if (link.startsWith(pages.signUp)) return newInvitation(transaction, to);
  if (memberId && link.startsWith(pages.resetPassword)) return newPasswordToken(transaction, memberId, mail);
  if (memberId && link.startsWith(pages.confirmEmail)) return newConfirmation(transaction, memberId, to);
  if (memberId && link.startsWith(pages.keepFactor)) return newKeepToken(transaction, memberId);
  if (memberId && link.startsWith(pages.takeBackEmail)) return newReturn(transaction, memberId, to);
  return Promise.resolve(null);
}

async function newInvitation(transaction: Connection, to: string): Promise<string | null> {
  const [open] = await transaction`
    select from invitations where mailbox_key(email) = mailbox_key(${to}) and expires_at > now() for update`;
  return open ? invite(transaction, to, invitationDays) : null;
}

/** An invitation is only renewed for members who haven't joined by it yet. */
async function newPasswordToken(transaction: Connection, memberId: number, mail: Mail): Promise<string | null> {
  const [member] = await transaction<{ isAwaited: boolean }[]>`
    select password_hash is null or email_proven_at is null as is_awaited from users
    where id = ${memberId} and lower(email) = lower(${mail.to}) for update`;
  if (!member || (await isRecoveryHeld(transaction, memberId))) return null;
  if (!mail.invites) {
    return issueToken(transaction, memberId, { purpose: "password", minutes: recoveryMinutes });
  }
  const minutes = invitationDays * 24 * 60;
  return member.isAwaited ? issueToken(transaction, memberId, { purpose: "invitation", minutes }) : null;
}

async function newConfirmation(transaction: Connection, memberId: number, to: string): Promise<string | null> {
  await transaction`select from users where id = ${memberId} for update`;
  const [pending] = await transaction<Pending[]>`
    select purpose, new_email, asked_by as user_id, session_id from account_tokens join users on users.id = user_id
    where users.id = ${memberId} and expires_at > now()
      and lower(${to}) = case purpose when 'email' then lower(new_email) when 'old-mailbox' then lower(email) end`;
  if (!pending) return newProofOfOwn(transaction, memberId, to);
  const { newEmail, purpose, ...asker } = pending;
  return issueToken(transaction, memberId, { purpose, minutes: confirmationHours * 60, newEmail, asker });
}

type Pending = {
  purpose: "email" | "old-mailbox";
  newEmail: string;
  userId: number | null;
  sessionId: number | null;
};

/** A token to confirm the address that a member signed up with and hasn't confirmed. */
async function newProofOfOwn(transaction: Connection, memberId: number, to: string): Promise<string | null> {
  const { count } = await transaction`
    select from users where id = ${memberId} and lower(email) = lower(${to}) and email_proven_at is null`;
  const wanted = { purpose: "confirmation", minutes: confirmationHours * 60 } as const;
  return count > 0 ? issueToken(transaction, memberId, wanted) : null;
}

async function newReturn(transaction: Connection, memberId: number, to: string): Promise<string | null> {
  await transaction`select from users where id = ${memberId} for update`;
  const isOpen = await mayComeBack(transaction, memberId, to);
  return isOpen ? (await issueReturn(transaction, { id: memberId, email: to })).token : null;
}

/** A token that keeps the second factor, while its removal is waited for. */
async function newKeepToken(transaction: Connection, memberId: number): Promise<string | null> {
  await transaction`select from users where id = ${memberId} for update`;
  const [wait] = await transaction<{ minutes: number }[]>`
    select ceil(extract(epoch from ends_at - now()) / 60)::int as minutes from totp_keys
    where user_id = ${memberId} and ends_at > now()`;
  return wait ? issueToken(transaction, memberId, { purpose: "keep-factor", minutes: wait.minutes }) : null;
}
