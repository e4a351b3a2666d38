import { type Board, mailTo } from "../mail/mail-builder.ts";
import { isolated } from "../mail/mail-text.ts";
import type { Mail } from "../mail/mailer.ts";

type Request = { name?: string; email?: string; request: string; about?: { name: string; id: number } };

/** A visitor's message to the team. The visitor's address is used as Reply-To only. */
export const requestMail = (board: Board, team: string, { request, ...from }: Request): Mail =>
  mailTo(
    board,
    { email: team },
    (mails) => {
      const { subject, paragraphs } = mails.request({
        ...from,
        ...(from.name && { name: isolated(from.name) }),
        ...(from.about && { about: { ...from.about, name: isolated(from.about.name) } }),
      });
      return { subject, paragraphs: [...paragraphs, ...request.split(/\n{2,}/)] };
    },
    from.email ? { replyTo: from.email } : {},
  );
