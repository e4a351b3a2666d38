import type { Command } from "commander";
import { checkInMailAgain, isCheckInMail } from "../check-in/check-in-mails.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import { isStillOpenMail, mailAskingAgain } from "../jobs/still-open-mails.ts";
import type { MailQueue, StoredMail } from "../mail/mail-queue.ts";
import { isolated, printable } from "../mail/mail-text.ts";
import { withNewUnsubscribeLink } from "../notifications/unsubscribe-tokens.ts";
import { withNewToken } from "../people/accounts/mail-renewal.ts";

import { asksIfStillGoing, stillGoingMailAgain } from "../projects/still-going-mails.ts";
import { withBoard } from "./board-session.ts";

export function addMailCommand(board: Command): void {
  board
    .command("mail")
    .description("lists the waiting and the failed mails")
    .option("--send-again", "queue every failed mail again; the server sends them")
    .option("--drop <ids...>", "delete these mails, by their ids in the list")
    .action(({ sendAgain, drop = [] }: { sendAgain?: boolean; drop?: string[] }) =>
      withBoard(async ({ database, mail, config }) => {
        for (const id of drop) {
          if (!(await mail.drop(database, id))) throw new Error(`No waiting or failed mail has the id ${id}.`);
          console.log(`The mail ${id} is deleted.`);
        }
        if (sendAgain) await sendFailedAgain(mail, database, config);
        const { waiting, failed } = await mail.list();
        show("waiting", waiting);
        show("failed", failed);
      }),
    );
}

async function sendFailedAgain(queue: MailQueue, database: Database, config: Config): Promise<void> {
  const askedAgain = new Set<number>();
  const { waiting, over } = await queue.retryFailed(database, async (transaction, mail) => {
    const { memberId } = mail;
    if (memberId && isCheckInMail(mail)) return checkInMailAgain(transaction, config, memberId);
    if (memberId && asksIfStillGoing(mail)) return stillGoingMailAgain(transaction, config, memberId);
    if (!memberId || !isStillOpenMail(mail)) {
      return (await withNewUnsubscribeLink(transaction, mail)) ?? withNewToken(transaction, mail);
    }
    // One mail asks a member about all their jobs; a second one would invalidate the first one's links.
    if (askedAgain.has(memberId)) return null;
    askedAgain.add(memberId);
    return mailAskingAgain(transaction, config, memberId);
  });
  console.log(`${waiting} failed mails wait again.`);
  if (over > 0) console.log(`${over} were deleted: their links have expired.`);
}

function show(state: string, mails: StoredMail[]): void {
  console.log(`${mails.length} ${state}`);
  for (const { id, to, subject, createdAt, attempts, reason } of mails) {
    const tried = attempts > 0 ? `, tried ${attempts + 1} times` : "";
    const why = reason ? `: ${printable(reason)}` : "";
    console.log(`  ${id}  ${createdAt.toISOString()}  ${to}  "${isolated(subject)}"${tried}${why}`);
  }
}
