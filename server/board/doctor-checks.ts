import { stat, statfs } from "node:fs/promises";
import nodemailer from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../database.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { serverOptions } from "../mail/smtp-mailer.ts";
import { migrationNames } from "../migrate.ts";

/** `mind` is to be known, `broken` is to be mended; both say what to do. */
export type Finding = { about: string; state: "well" | "mind" | "broken"; words: string };

const patience = 5000;
const gigabyte = 1024 ** 3;

const well = (about: string, words: string): Finding => ({ about, state: "well", words });
const mind = (about: string, words: string): Finding => ({ about, state: "mind", words });
const broken = (about: string, words: string): Finding => ({ about, state: "broken", words });

/** What the settings alone tell. */
export function checkSettings(config: Config): Finding[] {
  const { publicUrl, host, teamEmail, imprintFile, smtpUrl, databaseUrl } = config;
  const isLocal = ["localhost", "127.0.0.1", "::1"].includes(host);
  const named = !/\/\/localhost[:/]?/.test(`${publicUrl}/`);
  return [
    isLocal || named
      ? well("address", `people find the board at ${publicUrl}`)
      : broken(
          "address",
          `mails link to ${publicUrl}, where only you find it. Set PUBLIC_URL to the address that people use.`,
        ),
    named && publicUrl.startsWith("http://")
      ? broken(
          "https",
          "passwords travel in the open. Put a proxy with a certificate in front and set PUBLIC_URL to https://…",
        )
      : well("https", named ? "PUBLIC_URL is encrypted" : "not needed on this machine alone"),
    teamEmail
      ? well("team", `contact requests go to ${teamEmail}`)
      : mind("team", "set TEAM_EMAIL, so that contact requests reach people."),
    imprintFile
      ? well("imprint", imprintFile)
      : mind("imprint", "set IMPRINT_FILE: a public board in Germany needs one."),
    ...(named && !smtpUrl ? [broken("mail", "no mail leaves: set SMTP_URL and MAIL_FROM.")] : []),
    ...(named && !databaseUrl
      ? [mind("data", "the board runs its own database; back it up by a timer (docs/operating.md).")]
      : []),
  ];
}

export async function checkDatabase(database: Database): Promise<Finding[]> {
  const [server] = await database<[{ version: string; size: string; admins: number; members: number }]>`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      count(*) filter (where role = 'admin')::int as admins, count(*)::int as members from users`;
  const applied = await database<{ name: string }[]>`select name from migrations`;
  const known = await migrationNames();
  const later = applied.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  return [
    well("database", `PostgreSQL ${server.version.split(" ")[0]}, ${server.size}`),
    later.length === 0
      ? well("upgrades", `the database is at ${known.at(-1)?.replace(".sql", "")}, as this program is`)
      : mind("upgrades", `a newer Homecoming has used this database (${later.join(", ")}). Upgrade this one too.`),
    server.members > 0 && server.admins === 0
      ? broken("admin", "nobody is admin: npm run board -- role you@example.org admin")
      : well("admin", `${server.admins} among ${server.members} members`),
    await checkBackup(database),
  ];
}

async function checkBackup(database: Database): Promise<Finding> {
  const [last] = await database<{ hours: number }[]>`
    select extract(epoch from now() - taken_at)::int / 3600 as hours from backups order by taken_at desc limit 1`;
  if (!last) return mind("backup", "there is none yet: npm run board -- backup board.backup.gz");
  const words = `the last one is ${last.hours < 48 ? `${last.hours} hours` : `${Math.floor(last.hours / 24)} days`} old`;
  return last.hours < 48 ? well("backup", words) : mind("backup", `${words}. See to the timer (docs/operating.md).`);
}

export async function checkDisk({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const folder = await stat(dataDir).then(
    () => dataDir,
    () => ".",
  );
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gigabyte;
  const words = `${free.toFixed(1)} GB free where ${databaseUrl ? "the program" : "the data"} is`;
  if (free < 0.2) return broken("disk", `${words}. Nothing more can be saved soon: make room.`);
  return free < 2 ? mind("disk", `${words}. Make room in time.`) : well("disk", words);
}

export async function checkMail(config: Config, mail: MailQueue): Promise<Finding[]> {
  const { waiting, failed } = await mail.list();
  const late = waiting.filter(({ createdAt }) => Date.now() - createdAt.getTime() > 3_600_000);
  return [
    ...(config.smtpUrl ? [await checkMailServer(config, config.smtpUrl)] : []),
    late.length > 0
      ? broken(
          "waiting mails",
          `${late.length} wait for more than an hour. Does the server run? npm run board -- mail says why.`,
        )
      : well("waiting mails", `${waiting.length}`),
    failed.length > 0
      ? mind(
          "failed mails",
          `${failed.length}: npm run board -- mail says why, with --send-again they are tried again.`,
        )
      : well("failed mails", "none"),
  ];
}

async function checkMailServer(config: Config, url: string): Promise<Finding> {
  const transport = nodemailer.createTransport(serverOptions(config, patience));
  const { host } = new URL(url);
  try {
    await transport.verify();
    return well("mail server", `${host} lets us in`);
  } catch (error) {
    return broken("mail server", `${host} does not: ${(error as Error).message}. Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

export async function checkAssistants({ aiIsOn, aiProviders }: Config): Promise<Finding[]> {
  if (!aiIsOn) return [well("assistant", "switched off")];
  if (aiProviders.length === 0) return [well("assistant", "none: the board quotes postings itself")];
  return Promise.all(
    aiProviders.map(async ({ name, baseUrl, apiKey }) => {
      const about = `assistant ${name}`;
      const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
      const status = await statusAt(`${baseUrl}/models`, headers);
      if (status === null) return broken(about, `nothing answers at ${new URL(baseUrl).host}. Check its address.`);
      if (status === 401 || status === 403) return broken(about, `${new URL(baseUrl).host} refuses the key. Check it.`);
      return well(about, `${new URL(baseUrl).host} answers`);
    }),
  );
}

/** Whether a server answers there, and is ready. */
export async function checkServing({ publicUrl }: Config): Promise<Finding> {
  const status = await statusAt(`${publicUrl}/readyz`);
  if (status === 200) return well("server", `ready at ${publicUrl}`);
  return mind(
    "server",
    status === null
      ? `nothing answers at ${publicUrl}: is it started?`
      : `${publicUrl} answers ${status}: see its log.`,
  );
}

async function statusAt(url: string, headers: Record<string, string> = {}): Promise<number | null> {
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch(() => null);
  await reply?.body?.cancel();
  return reply?.status ?? null;
}
