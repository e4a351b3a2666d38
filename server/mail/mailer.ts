import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  list?: { id: { url: string; comment: string }; unsubscribe?: string };
  headers?: Record<string, string>;
  replyTo?: string;
  memberId?: number;
  /** Goes before those that are not. */
  urgent?: true;
  /** Its link lets someone in who has not come yet. */
  invites?: true;
  /** What its link stops, so that one that is sent again has one, too. */
  stops?: object;
  /** The events that it tells of, each in the entry of its member's inbox as which it tells of it. */
  news?: readonly { entryId: number; eventId: number }[];
};

/** What is sent of a mail; the rest is for us to know. */
export const messageOf = ({ urgent: _, memberId: __, invites: ___, stops: ____, news: _____, ...message }: Mail) =>
  message;

export type Mailer = {
  /** Delivers one mail. Throws `MailRefused` where trying again would not help. */
  send(mail: Mail, id: string): Promise<void>;
  /** What is being sent is sent; what waits for it here is not. */
  close(): Promise<void>;
};

/** The mail server said no for good, with this number. Its words may name the address. */
export class MailRefused extends Error {
  readonly answer: number;
  /** Whether it said so of the address itself, to which nothing else would get through either. */
  readonly isOfAddress: boolean;

  constructor(words: string, answer: number, isOfAddress: boolean) {
    super(words);
    this.answer = answer;
    this.isOfAddress = isOfAddress;
  }
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

/** Writes mails into files under the data folder, for an office that tries the board. */
export function fileMailer(config: Config, log: (line: string) => void): Mailer {
  const [folder, from] = [folderOf(config), config.mailFrom];
  const send = async (mail: Mail, id: string) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true }, { from });
    const { message } = await transport.sendMail({ ...messageOf(mail), messageId: messageIdOf(id, from) });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${prefixOf(mail.memberId)}${id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log(`A mail was written to ${file}: there is no SMTP_URL to send it by.`);
  };
  return { send, close: async () => {} };
}

export const messageIdOf = (id: string, from: string) => `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`;
