import type { Surroundings } from "../http/surroundings.ts";
import { fileMailer } from "../mail/mailer.ts";
import { isRefused, noteRefusedAddress } from "../mail/refused-address-store.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { mailRecovery } from "../people/accounts/recovery-store.ts";

type Post = Pick<Surroundings, "database" | "config" | "mail" | "limits">;

/** Begins to send what the board writes. `log` tells where a mail went that no server took. */
export function startMail(post: Post, log: (line: string) => void): Promise<void> {
  const { config, mail } = post;
  return mail.start({
    mailer: config.smtpUrl ? smtpMailer(config) : fileMailer(config, log),
    recover: (email, done) => mailRecovery(post, email, done),
    // A way in may be asked for by who knows better.
    isInVain: async ({ memberId, to, urgent, invites }) =>
      memberId !== undefined && !urgent && !invites && isRefused(post.database, memberId, to),
    noteRefused: async ({ memberId, to }, reason) => {
      if (memberId !== undefined) await noteRefusedAddress(post.database, memberId, to, reason);
    },
  });
}
