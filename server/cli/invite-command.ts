import { type Command, Option } from "commander";
import { trimmed } from "../../contract/interface/fields.ts";
import { email as emailField } from "../../contract/people/accounts.ts";
import type { Database } from "../database/connection.ts";
import { type Language, languages } from "../languages/languages.ts";
import { invitationDays } from "../mail/account-mails.ts";
import { accountByEmail } from "../people/accounts/account-store.ts";
import {
  invitationsPage,
  inviteAddress,
  inviteMember,
  membersToInvite,
  withdrawInvitation,
} from "../people/invitation-store.ts";
import { type BoardSession, operator, withBoard } from "./board-session.ts";

type Options = { all?: boolean; list?: boolean; withdraw?: boolean; locale?: Language };

export function addInviteCommand(board: Command): void {
  board
    .command("invite")
    .description("mails people a link to join, in any sign-up mode; lists and withdraws invitations")
    .argument("[emails...]", "their addresses; imported members choose their password with the link")
    .option("--all", "invite every imported member who has not joined yet")
    .addOption(new Option("--list", "list who was invited and has not signed up yet").conflicts(["all", "withdraw"]))
    .addOption(
      new Option("--locale <language>", "for people whose language is unknown (default: DEFAULT_LOCALE)").choices(
        Object.keys(languages),
      ),
    )
    .option("--withdraw", "withdraw the invitations of these addresses")
    .action((emails: string[], { all, list, withdraw, locale }: Options) =>
      withBoard(async (session) => {
        const language = locale ?? session.config.defaultLocale;
        if (withdraw && (all || emails.length === 0))
          throw new Error("Name the addresses whose invitations to withdraw.");
        if (list && emails.length > 0) throw new Error("--list invites nobody: name no addresses with it.");
        if (emails.length === 0 && !list && !all) throw new Error("Name the addresses to invite, or --all, or --list.");
        const settle = withdraw ? withdrawFrom : inviteByMail;
        for (const email of emails) await reported(settle(session, email, language));
        if (all) console.log(await inviteAll(session, language));
        if (list) await listInvitations(session.database);
      }),
    );
}

/** Why an address wasn't invited, as a sentence. */
class NotInvited extends Error {}

/** An address that can't be invited doesn't stop the others. */
async function reported(outcome: Promise<string>): Promise<void> {
  try {
    console.log(await outcome);
  } catch (error) {
    if (!(error instanceof NotInvited)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function listInvitations(database: Database): Promise<void> {
  const { results, total } = await invitationsPage(database, { page: 1, limit: 1000 });
  console.log(`${total} invited who have not signed up yet`);
  for (const { email, expiresAt } of results) console.log(`  ${email}, until ${expiresAt.slice(0, 10)}`);
}

async function withdrawFrom({ database }: BoardSession, typed: string): Promise<string> {
  const email = trimmed(typed);
  const isGone = await database.begin((transaction) => withdrawInvitation(transaction, { email }, operator));
  if (isGone) return `The invitation for ${email} is withdrawn.`;
  if (!(await accountByEmail(database, email))) throw new NotInvited(`${email} has no invitation.`);
  throw new NotInvited(`${email} is a member. Staff can suspend members under Administration.`);
}

/**
 * Queues an invitation's mail.
 * @returns what was done, as a sentence
 * @throws NotInvited with a sentence: no valid address, or a member who has a password and a confirmed address
 */
export async function inviteByMail(
  { database, config, mail }: Omit<BoardSession, "address">,
  address: string,
  language: Language,
): Promise<string> {
  const { data: email = trimmed(address), success: isAddress } = emailField.safeParse(address);
  const inviter = { config, mail, by: operator, language } as const;
  await database.begin(async (transaction) => {
    const [known] = await transaction<[{ id: number; hasCome: boolean }?]>`
      select id, email_proven_at is not null and password_hash is not null as has_come from users
      where mailbox_key(email) = mailbox_key(${email}) order by lower(email) = lower(${email}) desc, id limit 1 for update`;
    if (known?.hasCome) throw new NotInvited(`${email} is a member already and has a password.`);
    if (known) return inviteMember(transaction, inviter, known.id);
    if (!isAddress) throw new NotInvited(`${address} is no e-mail address.`);
    return inviteAddress(transaction, inviter, email);
  });
  return `${email} is invited; the link works for ${invitationDays} days.`;
}

/** One transaction per member, so that a failure keeps the invitations before it. */
async function inviteAll({ database, config, mail }: BoardSession, language: Language): Promise<string> {
  const members = await membersToInvite(database);
  for (const { id } of members) {
    await database.begin(async (transaction) => {
      const [member] = await transaction`select from users where id = ${id} and password_hash is null for update`;
      if (member) await inviteMember(transaction, { config, mail, by: operator, language }, id);
    });
  }
  const many = members.length === 1 ? "1 member is" : `${members.length} members are`;
  return `${many} invited; the links work for ${invitationDays} days.`;
}
