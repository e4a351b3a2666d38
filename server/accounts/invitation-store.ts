import { pages } from "../../contract/pages.ts";
import type { Surroundings } from "../app.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection } from "../database.ts";
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
