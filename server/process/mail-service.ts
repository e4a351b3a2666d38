import type { Services } from "../http/services.ts";
import { mailFactorRecovery } from "../keys/factor-recovery-store.ts";
import { fileMailer, type Mail } from "../mail/mailer.ts";
import { isRefused, noteRefusedAddress } from "../mail/refused-address-store.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { isWithheld, putOffUntilLetter } from "../notifications/news-visibility.ts";
import { mailRecovery } from "../people/accounts/recovery-store.ts";

/** Starts sending mails. `log` gets the files of mails that are written instead of sent. */
export function startMail(board: Services, log: (line: string) => void): Promise<void> {
  const { config, mail } = board;
  return mail.start({
    mailer: config.smtpUrl ? smtpMailer(config) : fileMailer(config, log),
    recover: ({ email, of }, done) => (of === "factor" ? mailFactorRecovery : mailRecovery)(board, email, done),
    isInVain: (waiting) => isUnreachable(board, waiting),
    isWithheld: (waiting) => isWithheld(board.database, waiting),
    putOff: (withheld) => putOffUntilLetter(board.database, withheld),
    noteRefused: async ({ memberId, to }, reason) => {
      if (memberId !== undefined) await noteRefusedAddress(board.database, memberId, to, reason);
    },
  });
}

/**
 * Whether the member's address refuses mails. Urgent mails and invitations are sent all the same, as the address may work
 * again.
 */
const isUnreachable = async ({ database }: Services, { memberId, to, urgent, invites }: Mail): Promise<boolean> =>
  memberId !== undefined && !urgent && !invites && isRefused(database, memberId, to);
