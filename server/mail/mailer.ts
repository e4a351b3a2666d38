import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string; memberId?: number };

/** Delivers one mail. Throws `MailRefused` where trying again would not help. */
export type Mailer = (mail: Mail, id: string) => Promise<void>;

/** The mail server said no for good. */
export class MailRefused extends Error {}

/** Over SMTP where a server is configured; else into files under the data folder, for an office that tries the board. */
export function openMailer(config: Config, log: (line: string) => void): Mailer {
  const { smtpUrl } = config;
  return smtpUrl ? smtpMailer(smtpUrl, config.mailFrom) : fileMailer(folderOf(config), config.mailFrom, log);
}

const folderOf = (config: Config) => join(config.dataDir, "mail");

/**
 * Takes away the files of all mails to this member, or to or from these addresses: of someone who left nothing stays. They
 * have left already: a file that can't be looked at is told to `log`, and the others go.
 */
export async function forgetWrittenMails(
  config: Config,
  memberId: number,
  emails: string[],
  log: (error: unknown) => void,
): Promise<void> {
  const gone = new Set(emails.map((email) => email.toLowerCase()));
  const folder = folderOf(config);
  const files = await readdir(folder).catch(() => []);
  const isTheirs = async (file: string) => {
    if (file.startsWith(prefixOf(memberId))) return true;
    const [headers = ""] = (await readFile(join(folder, file), "utf8")).split("\r\n\r\n");
    return correspondents(headers).some((address) => gone.has(address));
  };
  for (const file of files.filter((name) => name.endsWith(".eml"))) {
    try {
      if (await isTheirs(file)) await rm(join(folder, file), { force: true });
    } catch (error) {
      log(error);
    }
  }
}

const prefixOf = (memberId: number | undefined) => (memberId ? `member-${memberId}-` : "");

/** The addresses in `To` and `Reply-To`, in lower case. */
const correspondents = (headers: string) =>
  [...headers.toLowerCase().matchAll(/^(?:to|reply-to): (?:.*<)?([^<>\r\n]+?)>?$/gm)].map(
    ([, address = ""]) => address,
  );

/** Large, and not needed before the first mail. */
const nodemailer = async () => (await import("nodemailer")).default;

const patience = 20_000;

function smtpMailer(url: string, from: string): Mailer {
  return async (mail, id) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport(url, { from });
    Object.assign(transport.options, {
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    try {
      // The same id each time: a server that got the mail although we never heard so can drop the second.
      await transport.sendMail({ ...mail, messageId: `<${id}@${senderDomain(from)}>` });
    } catch (error) {
      throw isRefusal(error) ? new MailRefused(error.message) : error;
    }
  };
}

/** SMTP answers of 500 and more are final, 400 and more mean "later". */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;
}

function fileMailer(folder: string, from: string, log: (line: string) => void): Mailer {
  return async (mail, id) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true }, { from });
    const { message } = await transport.sendMail({ ...mail, messageId: `<${id}@${senderDomain(from)}>` });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${prefixOf(mail.memberId)}${id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log(`A mail was written to ${file}: there is no SMTP_URL to send it by.`);
  };
}

const senderDomain = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
