import type { Command } from "commander";
import { email as emailField } from "../../contract/accounts.ts";
import { accountByEmail } from "../accounts/account-store.ts";
import { invitationsPage, inviteAddress, inviteMember, withdrawInvitation } from "../accounts/invitation-store.ts";
import type { Database } from "../database.ts";
import { invitationDays } from "../mail/mail-texts.ts";
import { type BoardSession, withBoard } from "./board-session.ts";

export function addInviteCommand(board: Command): void {
  board
    .command("invite")
    .description(
      "mails people a link to come in by, whether sign-up is open or by invitation; lists them, takes them back",
    )
    .argument("[emails...]", "their addresses; members who were imported choose their password by it")
    .option("--list", "list whom was invited and has not signed up yet")
    .option("--withdraw", "take the invitations of these addresses back")
    .action((emails: string[], { list, withdraw }: { list?: boolean; withdraw?: boolean }) =>
      withBoard(async (session) => {
        if (emails.length === 0 && !list) throw new Error("Name the addresses to invite, or --list.");
        const settle = withdraw ? withdrawFrom : inviteByMail;
        for (const email of emails) console.log(await settle(session, email));
        if (list) await listInvitations(session.database);
      }),
    );
}

async function listInvitations(database: Database): Promise<void> {
  const { results, total } = await invitationsPage(database, { page: 1, limit: 1000 });
  console.log(`${total} invited who have not signed up yet`);
  for (const { email, expiresAt } of results) console.log(`  ${email}, until ${expiresAt.slice(0, 10)}`);
}

async function withdrawFrom({ database }: BoardSession, email: string): Promise<string> {
  const isGone = await database.begin((transaction) => withdrawInvitation(transaction, { email }, "command line"));
  if (isGone) return `The invitation of ${email} is taken back.`;
  if (!(await accountByEmail(database, email))) throw new Error(`${email} has no invitation.`);
  throw new Error(`${email} is a member. Staff keep members out under Administration.`);
}

/**
 * Writes the invitation's mail; the server sends it.
 * @returns what was done, as a sentence
 * @throws Error with a sentence: no address, or someone who has a password already
 */
export async function inviteByMail(
  { database, config, mail }: Omit<BoardSession, "address">,
  address: string,
): Promise<string> {
  const { data: email } = emailField.safeParse(address);
  if (!email) throw new Error(`${address} is no e-mail address.`);
  const known = await accountByEmail(database, email);
  if (known?.passwordHash) throw new Error(`${email} is a member already and has a password.`);
  await database.begin((transaction) =>
    known
      ? inviteMember(transaction, { config, mail }, known.account, "command line")
      : inviteAddress(transaction, { config, mail }, email, "command line"),
  );
  return `${email} is invited; the link works for ${invitationDays} days.`;
}
