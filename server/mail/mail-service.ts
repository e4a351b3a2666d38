import { mailRecovery } from "../accounts/recovery-store.ts";
import type { Surroundings } from "../app.ts";
import { openMailer } from "./mailer.ts";

type Post = Pick<Surroundings, "database" | "config" | "mail" | "limits">;

/** Begins to send what the board writes. `log` tells where a mail went that no server took. */
export function startMail(post: Post, log: (line: string) => void): Promise<void> {
  return post.mail.start({
    send: openMailer(post.config, log),
    recover: (email) => mailRecovery(post, email),
  });
}
