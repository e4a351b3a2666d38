import type { Transporter } from "nodemailer";
import type { Config } from "../config/config.ts";
import { type Mailer, MailRefused, messageIdOf, messageOf } from "./mailer.ts";

type Server = Pick<Config, "smtpUrl" | "smtpIsInsecure" | "mailFrom">;

/**
 * Connections of a process: a server that gathers its answers takes some twenty mails a second by each. Those that recoveries
 * and confirmations go by wait for no other mail.
 */
const connections = { urgent: 2, others: 8 };
const patience = 20_000;
/** Milliseconds that a connection is kept for the next mail. */
const keptFor = 1000;

/** What is said to the mail server: on another machine nothing before it is encrypted. */
export function serverOptions({ smtpUrl = "", smtpIsInsecure }: Server, waits: number) {
  const { protocol, hostname } = new URL(smtpUrl);
  const mayBeOpen = protocol === "smtp:" && (smtpIsInsecure || isHere(hostname));
  return {
    url: smtpUrl,
    requireTLS: !mayBeOpen,
    // What may go unencrypted may go by a certificate that nobody vouches for: mail servers come with one.
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
    // Large, and not needed before the first mail.
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
        // The same id each time: a server that got the mail although we never heard so can drop the second.
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
 * Whether a refusal is of the receiver's address: there is no such mailbox, or none any more. By the longer code, where the
 * server names one; what it has against us (5.1.7 and 5.1.8 are of the sender's address), or against what the mail says, is no
 * reason to send nothing else there.
 */
function isOfAddress({ response = "", responseCode = 0, command }: Answer): boolean {
  const [, status] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (command === "MAIL FROM") return false;
  if (!status) return [550, 551, 553].includes(responseCode);
  return (status.startsWith("5.1.") && !["5.1.7", "5.1.8"].includes(status)) || status === "5.2.1";
}

/**
 * Whether the server refuses this mail for good. Answers of 400 mean "later", and what it says to us, that it doesn't know
 * us (53x) or won't talk, passes for every mail once it is mended.
 */
function isRefusal(error: unknown): error is Answer & { responseCode: number } {
  const { code = "", responseCode = 0 } = error as Answer;
  return (
    ["EENVELOPE", "EMESSAGE"].includes(code) && responseCode >= 500 && ![530, 534, 535, 538].includes(responseCode)
  );
}
