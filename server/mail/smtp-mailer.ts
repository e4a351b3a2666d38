import type { Transporter } from "nodemailer";
import type { Config } from "../config/config.ts";
import { type Mailer, MailRefused, messageIdOf, messageOf } from "./mailer.ts";

type Server = Pick<Config, "smtpUrl" | "smtpIsInsecure" | "mailFrom">;

/**
 * Connections per process: a slow server takes some twenty mails a second on each. Recovery and confirmation mails have their
 * own, so that they never wait for others.
 */
const connections = { urgent: 2, others: 8 };
const patience = 20_000;
/** Milliseconds for which an idle connection is kept. */
const keptFor = 1000;

/** The connection options for the mail server. TLS is required, except where the server is local or SMTP_INSECURE is set. */
export function serverOptions({ smtpUrl = "", smtpIsInsecure }: Server, waits: number) {
  const { protocol, hostname } = new URL(smtpUrl);
  const mayBeOpen = protocol === "smtp:" && (smtpIsInsecure || isHere(hostname));
  return {
    url: smtpUrl,
    requireTLS: !mayBeOpen,
    // Where an unencrypted connection is allowed, so is a self-signed certificate, which mail servers often have.
    tls: { rejectUnauthorized: !mayBeOpen },
    connectionTimeout: waits,
    greetingTimeout: waits,
    socketTimeout: waits,
  };
}

const isHere = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(host);

export function smtpMailer(config: Server): Mailer {
  const from = config.mailFrom;
  let pools: Promise<Record<keyof typeof connections, Transporter>> | undefined;
  const opened = async () => {
    // The library is large, so it is loaded with the first mail.
    const { createTransport } = await import("nodemailer");
    const options = { ...serverOptions(config, patience), pool: true as const, idleTimeout: keptFor };
    const pool = (maxConnections: number) => createTransport({ ...options, maxConnections }, { from });
    return { urgent: pool(connections.urgent), others: pool(connections.others) };
  };

  return {
    send: async (mail, id) => {
      pools ??= opened();
      const pool = (await pools)[mail.urgent ? "urgent" : "others"];
      try {
        // The same id at each attempt, so that a server that got the mail although we never learnt it can drop the duplicate.
        await pool.sendMail({ ...messageOf(mail), messageId: messageIdOf(id, from) });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        throw new MailRefused(error.response || error.message, error.responseCode, isOfAddress(error));
      }
    },
    close: async () => {
      for (const pool of Object.values((await pools) ?? {})) pool.close();
    },
  };
}

type Answer = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/**
 * Whether the server refused the recipient's address: the mailbox doesn't exist, or not any more. Decided by the enhanced
 * status code, if any; refusals of our sender's address (5.1.7, 5.1.8) or of the content don't count.
 */
function isOfAddress({ response = "", responseCode = 0, command }: Answer): boolean {
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (command === "MAIL FROM") return false;
  if (!status) return [550, 551, 553].includes(responseCode);
  return (status.startsWith("5.1.") && !["5.1.7", "5.1.8"].includes(status)) || status === "5.2.1";
}

/**
 * Whether the server refuses this mail permanently. 4xx means "later"; authentication errors (53x) and refused connections
 * concern all mails and are worth a retry.
 */
function isRefusal(error: unknown): error is Answer & { responseCode: number } {
  const { code = "", responseCode = 0 } = error as Answer;
  return (
    ["EENVELOPE", "EMESSAGE"].includes(code) && responseCode >= 500 && ![530, 534, 535, 538].includes(responseCode)
  );
}
