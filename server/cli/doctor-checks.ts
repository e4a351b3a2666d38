import { stat, statfs } from "node:fs/promises";
import { resolve } from "node:path";
import nodemailer from "nodemailer";
import { email } from "../../contract/people/accounts.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import { migrationNames } from "../database/migrations.ts";
import { passkeyHost } from "../keys/passkey-check.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { refusedAddresses } from "../mail/refused-address-store.ts";
import { serverOptions } from "../mail/smtp-mailer.ts";
import { waitingEvents } from "../notifications/event-delivery-store.ts";
import { isRefusedByApple, pushSubject } from "../notifications/push-keys.ts";
import { differingDocuments } from "../search-index/reindex.ts";
import { failingWebhooks } from "../webhooks/webhook-failures.ts";

/** A `mind` finding is worth knowing, a `broken` one needs repair; both say what to do. */
export type Finding = { about: string; state: "well" | "mind" | "broken"; words: string };

const patience = 5000;
const gigabyte = 1024 ** 3;

export const passed = (about: string, words: string): Finding => ({ about, state: "well", words });
export const warning = (about: string, words: string): Finding => ({ about, state: "mind", words });
export const failure = (about: string, words: string): Finding => ({ about, state: "broken", words });

/** Findings from the settings alone. */
export function checkSettings(config: Config): Finding[] {
  const { publicUrl, host, teamEmail, imprintFiles, smtpUrl, databaseUrl, trustProxy, defaultLocale } = config;
  const isLocal = ["localhost", "127.0.0.1", "::1"].includes(host);
  const named = isNamed(config);
  const imprints = Object.values(imprintFiles).filter((file) => file !== undefined);
  return [
    isLocal || named
      ? passed("address", `people find the board at ${publicUrl}`)
      : failure(
          "address",
          `mails link to ${publicUrl}, where only you find it. Set PUBLIC_URL to the address that people use.`,
        ),
    named && publicUrl.startsWith("http://")
      ? failure(
          "https",
          "passwords are sent unencrypted. Put a proxy with a certificate in front, and set PUBLIC_URL to https://…",
        )
      : passed("https", named ? "PUBLIC_URL is encrypted" : "not needed for a board on this machine only"),
    ...(publicUrl.startsWith("https://") && trustProxy === false
      ? [warning("proxy", "set TRUST_PROXY: without it, all visitors behind the proxy share one rate limit.")]
      : []),
    passed(
      "language",
      `${defaultLocale === "de" ? "German" : "English"} for people who chose no other (DEFAULT_LOCALE)`,
    ),
    isRefusedByApple(pushSubject(config))
      ? warning(
          "push",
          `Push doesn't reach Apple devices while the board's VAPID subject is ${pushSubject(config)}: set PUBLIC_URL to https://…, or TEAM_EMAIL.`,
        )
      : passed("push", `push services see ${pushSubject(config)}`),
    teamEmail
      ? passed("team", `contact requests go to ${teamEmail}`)
      : warning("team", "set TEAM_EMAIL, so that contact requests reach people."),
    imprints.length > 0
      ? passed("imprint", imprints.join(", "))
      : warning("imprint", "set IMPRINT_FILE: a public board in Germany needs one."),
    ...(named && !smtpUrl ? [failure("mail", "no mail leaves: set SMTP_URL and MAIL_FROM.")] : []),
    ...(named && !databaseUrl
      ? [warning("data", "the board runs its own database; back it up with a timer (docs/operating.md).")]
      : []),
  ];
}

/** Whether the public URL is a name beyond this machine. */
const isNamed = ({ publicUrl }: Config) => !/^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?(\/|$)/i.test(publicUrl);

/** Warns of files with passwords and keys that every user of this machine can read. */
export async function checkSettingsFiles(files = [resolve(".env"), "/etc/homecoming.env"]): Promise<Finding[]> {
  const modes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  );
  const open = files.filter((_, index) => (modes[index] ?? 0) & 0o004);
  return open.map((file) => warning("secrets", `every user of this machine can read ${file}: chmod 600 ${file}`));
}

type DatabaseFacts = { isSuperuser: boolean; version: string; size: string; admins: number; members: number };

export async function checkDatabase(database: Database, config: Config): Promise<Finding[]> {
  const [server] = await database<[DatabaseFacts]>`
    select (select rolsuper from pg_roles where rolname = current_user) as is_superuser, current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      count(*) filter (where role = 'admin' and state <> 'waiting')::int as admins, count(*)::int as members from users`;
  const applied = await database<{ name: string }[]>`select name from migrations`;
  const known = await migrationNames();
  const later = applied.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  return [
    passed("database", `PostgreSQL ${server.version.split(" ")[0]}, ${server.size}`),
    later.length === 0
      ? passed("upgrades", `the database is at ${known.at(-1)?.replace(".sql", "")}, as this program is`)
      : warning(
          "upgrades",
          `a newer Homecoming has upgraded this database (${later.join(", ")}). Upgrade this one too.`,
        ),
    checkAdmins(server),
    ...(server.isSuperuser
      ? [warning("role", "the database's role is a superuser. Give the board a role of its own (docs/operating.md).")]
      : []),
    await checkBackup(database, config),
    await checkSearch(database),
    await checkEvents(database),
    ...(await checkWebhooks(database)),
    ...(await checkAdmission(database)),
    await checkPasskeys(database, config),
  ];
}

function checkAdmins({ admins, members }: DatabaseFacts): Finding {
  if (admins > 0) return passed("admin", `${admins} among ${members} members`);
  const words = "there is no admin: npm run board -- role you@example.org admin";
  return members > 0 ? failure("admin", words) : warning("admin", `nobody has signed up yet. Sign up; then ${words}`);
}

/** Waiting accounts are shown even if `SIGNUP` has changed since: only the team can admit them. */
async function checkAdmission(database: Database): Promise<Finding[]> {
  const [{ count, days }] = await database<[{ count: number; days: number }]>`
    select count(*)::int as count, coalesce(extract(day from now() - min(created_at)), 0)::int as days
    from users where state = 'waiting'`;
  if (count === 0) return [];
  const words = `${count === 1 ? "1 account waits" : `${count} accounts wait`} for approval, the oldest for ${days === 1 ? "1 day" : `${days} days`}`;
  if (days < 3) return [passed("admission", words)];
  return [warning("admission", `${words}: on /admin/members, or npm run board -- admit mira@example.org`)];
}

/** A passkey works only under the host that it was made at. */
async function checkPasskeys(database: Database, config: Config): Promise<Finding> {
  const host = passkeyHost(config);
  if (!host) return warning("passkeys", "there are none: PUBLIC_URL is an IP address, and passkeys need a host name.");
  const [{ all, lost }] = await database<[{ all: number; lost: number }]>`
    select count(*)::int as all, (count(*) filter (where host <> ${host}))::int as lost from passkeys`;
  if (lost === 0) return passed("passkeys", `${all}`);
  return warning(
    "passkeys",
    `PUBLIC_URL has another host than before: ${lost} of ${all} passkeys no longer work. Passwords and mailed links still work.`,
  );
}

/** Events are delivered within a second; one that waits for a minute means that no server is running. */
async function checkEvents(database: Database): Promise<Finding> {
  const { count, seconds } = await waitingEvents(database);
  if (seconds < 60) return passed("notifications", "notifications are delivered");
  return failure(
    "notifications",
    `${count} events are not delivered yet, the oldest for ${Math.floor(seconds / 60)} minutes. Is the server running? Its log says why.`,
  );
}

/** Reports webhooks that fail or were switched off. */
async function checkWebhooks(database: Database): Promise<Finding[]> {
  const { failing, off } = await failingWebhooks(database);
  if (failing > 0) return [failure("webhooks", `${failing} fail: /admin/webhooks shows what their addresses answer.`)];
  return off > 0 ? [warning("webhooks", `${off} are off: /admin/webhooks`)] : [];
}

async function checkSearch(database: Database): Promise<Finding> {
  const [{ count }] = await database<[{ count: number }]>`select count(*)::int from search_documents where stale`;
  if (count > 0)
    return warning(
      "search",
      `${count} records are still being reindexed. The server does that, some hundred a second.`,
    );
  const differing = Object.entries(await differingDocuments(database)).sort();
  if (differing.length === 0) return passed("search", "every record is indexed");
  const named = differing.map(([kind, count]) => `${kind} ${count}`).join(", ");
  return failure("search", `the index of some records is out of date (${named}): npm run board -- reindex`);
}

/** A public board needs a backup of the last two days; on a local one a missing backup is only worth knowing. */
async function checkBackup(database: Database, config: Config): Promise<Finding> {
  const missing = isNamed(config) ? failure : warning;
  const [last] = await database<{ hours: number }[]>`
    select extract(epoch from now() - taken_at)::int / 3600 as hours from backups order by taken_at desc limit 1`;
  if (!last) return missing("backup", "there is none yet: npm run board -- backup board.backup.gz");
  const words = `the last one is ${last.hours < 48 ? `${last.hours} hours` : `${Math.floor(last.hours / 24)} days`} old`;
  return last.hours < 48
    ? passed("backup", words)
    : missing("backup", `${words}. Check the timer (docs/operating.md).`);
}

export async function checkDisk({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const folder = await stat(dataDir).then(
    () => dataDir,
    () => ".",
  );
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gigabyte;
  const words = `${free.toFixed(1)} GB free where ${databaseUrl ? "the program" : "the data"} is`;
  if (free < 0.2) return failure("disk", `${words}. Soon nothing can be saved: free some space.`);
  return free < 2 ? warning("disk", `${words}. Free some space soon.`) : passed("disk", words);
}

export async function checkMail(config: Config, mail: MailQueue, database: Database): Promise<Finding[]> {
  const [{ waiting, failed }, refused] = await Promise.all([mail.list(), refusedAddresses(database)]);
  const late = waiting.filter(({ createdAt }) => Date.now() - createdAt.getTime() > 3_600_000);
  return [
    ...(config.smtpUrl ? [await checkMailServer(config, config.smtpUrl)] : []),
    late.length > 0
      ? failure(
          "waiting mails",
          `${late.length} have waited for more than an hour. Is the server running? npm run board -- mail says why.`,
        )
      : passed("waiting mails", `${waiting.length}`),
    failed.length > 0
      ? failure("failed mails", `${failed.length}: npm run board -- mail says why; --send-again sends them again.`)
      : passed("failed mails", "none"),
    refused > 0
      ? warning("refused mails", `the addresses of ${refused} members refuse mails; their pages say so.`)
      : passed("refused mails", "no member's address refuses mails"),
  ];
}

async function checkMailServer(config: Config, url: string): Promise<Finding> {
  const transport = nodemailer.createTransport(serverOptions(config, patience));
  const { host } = new URL(url);
  try {
    await transport.verify();
    return passed("mail server", `${host} accepts the log-in`);
  } catch (error) {
    return failure("mail server", `${host} refuses: ${(error as Error).message}. Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

/** Sends a mail at once, past the queue, to learn what the server says of it. */
export async function sendTestMail(config: Config, to: string): Promise<Finding> {
  if (!email.safeParse(to).success) return failure("test mail", `${to} is no e-mail address.`);
  if (!config.smtpUrl) return failure("test mail", "no mail leaves: set SMTP_URL and MAIL_FROM.");
  const transport = nodemailer.createTransport(serverOptions(config, patience));
  const text = `This is a test mail from ${config.publicUrl}. The mail server accepts mail from the board.\n`;
  try {
    await transport.sendMail({ from: config.mailFrom, to, subject: "Homecoming: a test mail", text });
    return passed("test mail", `the mail server accepted a mail to ${to}: check whether it arrived`);
  } catch (error) {
    return failure("test mail", `it was refused: ${(error as Error).message}`);
  } finally {
    transport.close();
  }
}

export async function checkAssistants({ aiIsOn, aiProviders }: Config): Promise<Finding[]> {
  if (!aiIsOn) return [passed("assistant", "switched off")];
  if (aiProviders.length === 0) return [passed("assistant", "none: the board quotes postings itself")];
  return Promise.all(
    aiProviders.map(async ({ name, baseUrl, apiKey }) => {
      const about = `assistant ${name}`;
      const headers: Record<string, string> = apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
      const status = await statusAt(`${baseUrl}/models`, headers);
      if (typeof status === "string") {
        return failure(about, `nothing answers at ${new URL(baseUrl).host} (${status}). Check its address.`);
      }
      if (status === 401 || status === 403)
        return failure(about, `${new URL(baseUrl).host} refuses the key. Check it.`);
      return passed(about, `${new URL(baseUrl).host} answers`);
    }),
  );
}

/** Whether a server answers at the public URL, and is ready. */
export async function checkServing({ publicUrl }: Config): Promise<Finding> {
  const status = await statusAt(`${publicUrl}/readyz`);
  if (status === 200) return passed("server", `ready at ${publicUrl}`);
  return failure(
    "server",
    typeof status === "string"
      ? `nothing answers at ${publicUrl} (${status}): is the board running?`
      : `${publicUrl} answers ${status}: see its log.`,
  );
}

/** The status of the response, or why there is none, such as an expired certificate or an unknown host. */
async function statusAt(url: string, headers: Record<string, string> = {}): Promise<number | string> {
  try {
    const reply = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(patience) });
    await reply.body?.cancel();
    return reply.status;
  } catch (error) {
    const { cause = error } = error as Error;
    const { code, message } = cause as Error & { code?: string };
    return [message, code].filter(Boolean).join(", ") || "no connection";
  }
}
