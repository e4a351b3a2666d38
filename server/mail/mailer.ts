import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { makeDataFolder } from "../database/data-folder.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  list?: { id: { url: string; comment: string }; unsubscribe?: string };
  headers?: Record<string, string>;
  replyTo?: string;
  memberId?: number;
  /** Sent before other mails. */
  urgent?: true;
  /** Its link is an invitation. */
  invites?: true;
  /** What its unsubscribe link stops, so that a mail sent again gets a new one. */
  stops?: object;
  /** The events that the mail reports, each with its entry in the member's inbox. */
  news?: readonly { entryId: number; eventId: number }[];
};

/** The parts of a mail that nodemailer gets. */
export const messageOf = ({ urgent: _, memberId: __, invites: ___, stops: ____, news: _____, ...message }: Mail) => ({
  ...message,
  subject: asHeader(message.subject),
});

/** A header that looks encoded, encoded (RFC 2047), so that no mail program decodes what somebody typed. */
const asHeader = (text: string) =>
  text.includes("=?")
    ? (text.match(/.{1,10}/gsu) ?? []).map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`).join(" ")
    : text;

export type Mailer = {
  /** Sends a mail. Throws `MailRefused` where a retry wouldn't help. */
  send(mail: Mail, id: string): Promise<void>;
  /** Closes connections once the mails being sent are finished. */
  close(): Promise<void>;
};

/** The mail server refused permanently, with this status code. Its message may contain the address. */
export class MailRefused extends Error {
  readonly answer: number;
  /** Whether it refused the address, so that other mails to it would fail too. */
  readonly isOfAddress: boolean;

  constructor(words: string, answer: number, isOfAddress: boolean) {
    super(words);
    this.answer = answer;
    this.isOfAddress = isOfAddress;
  }
}

const folderOf = (config: Config) => join(config.dataDir, "mail");

/**
 * Deletes the files of all mails to this member, or to or from these addresses. The account is already deleted: a file that
 * can't be read is reported to `log`, and the others are still deleted.
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

/** Writes mails to files in the data folder, for trying the board without a mail server. */
export function fileMailer(config: Config, log: (line: string) => void): Mailer {
  const [folder, from] = [folderOf(config), config.mailFrom];
  const send = async (mail: Mail, id: string) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true }, { from });
    const { message } = await transport.sendMail({ ...messageOf(mail), messageId: messageIdOf(id, from) });
    makeDataFolder(folder);
    const file = join(folder, `${prefixOf(mail.memberId)}${id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log(`A mail was written to ${file}: there is no SMTP_URL to send it by.`);
  };
  return { send, close: async () => {} };
}

export const messageIdOf = (id: string, from: string) => `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`;
