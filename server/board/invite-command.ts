import type { Command } from "commander";
import { email as emailField } from "../../contract/accounts.ts";
import { accountByEmail } from "../accounts/account-store.ts";
import { inviteAddress, inviteMember } from "../accounts/invitation-store.ts";
import { invitationDays } from "../mail/mail-texts.ts";
import { type BoardSession, withBoard } from "./board-session.ts";

export function addInviteCommand(board: Command): void {
  board
    .command("invite")
    .description("mails people a link to come in by, whether sign-up is open or by invitation")
    .argument("<emails...>", "their addresses; members who were imported choose their password by it")
    .action((emails: string[]) =>
      withBoard(async (session) => {
        for (const email of emails) console.log(await inviteByMail(session, email));
      }),
    );
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
