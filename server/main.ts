import { join } from "node:path";
import { pages } from "../contract/pages.ts";
import { type Config, readConfig, readEnvironment } from "./config/config.ts";
import { unknownSettings } from "./config/unknown-settings.ts";
import type { Database } from "./database/connection.ts";
import { dueSchedule, type Schedule } from "./due/due-schedule.ts";
import { rateLimits } from "./http/rate-limits.ts";
import { noteRequirement } from "./keys/factor-store.ts";
import { type MailQueue, mailQueue } from "./mail/mail-queue.ts";
import { backgroundSkills } from "./matches/background-skills.ts";
import { type PushService, pushService } from "./notifications/push-service.ts";
import { openServedDatabase, type ServedDatabase, untilItAnswers } from "./process/board-database.ts";
import { startMail } from "./process/mail-service.ts";
import { sentenceFor } from "./process/operator-text.ts";
import type { Serving } from "./process/server-process.ts";
import { type WebhookService, webhookService } from "./webhooks/webhook-service.ts";

const log = (line: string) => console.log(line);

let board: ServedDatabase | undefined;
let serving: Serving | undefined;
let mail: MailQueue | undefined;
let ending: Promise<void> | undefined;
let schedule: Schedule | undefined;
let pushes: PushService | undefined;
let webhooks: WebhookService | undefined;
const ordered = new AbortController();

// A closed terminal must not end the process without closing the database.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const started = start();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
// The parent process is gone, without a signal.
process.on("disconnect", end);
await started.catch(giveUp);

async function start(): Promise<void> {
  const config = readConfig(readEnvironment());
  for (const sentence of unknownSettings()) log(sentence);
  // Loads the app while the database starts: both take about as long.
  const loading = config.workers > 1 ? import("./process/workers.ts") : import("./process/server-process.ts");
  loading.catch(() => {});
  board = await openServedDatabase(config, { log });
  const { serve } = await loading;
  const { database, address } = board;
  const queue = mailQueue(address, { log: (line) => serving?.logError(line) });
  mail = queue;
  const { signal } = ordered;
  // Workers start with a ready database; a single process already answers while it waits.
  if (config.workers > 1) await board.prepare(signal);
  serving = await serve({ config, database, address, mail: queue, log });
  if (config.workers === 1) await board.prepare(signal);
  const surroundings = { database, config, mail: queue, limits: rateLimits(database, config.rateLimitScale) };
  await untilItAnswers(() => noteRequirement(database, config), { log, signal });
  await untilItAnswers(() => startMail(surroundings, log), { log, signal });
  schedule = dueSchedule({ ...surroundings, skills: backgroundSkills(database) }, address, (line) =>
    serving?.logError(line),
  );
  await untilItAnswers(schedule.start, { log, signal });
  pushes = pushService({ database, config, address, log: (line) => serving?.logError(line) });
  await untilItAnswers(pushes.start, { log, signal });
  webhooks = webhookService({ database, config, log: (line) => serving?.logError(line) });
  webhooks.start();
  await welcome(config, serving, database);
}

async function welcome(config: Config, { port }: Serving, database: Database): Promise<void> {
  const here = `http://${["0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host}:${port}`;
  log(`Homecoming is at ${config.port === port && config.host === "localhost" ? config.publicUrl : here}`);
  log(config.databaseUrl ? `Data: the database at ${new URL(config.databaseUrl).host}` : `Data: ${config.dataDir}`);
  log(
    `Mail: ${config.smtpUrl ? `sent by ${new URL(config.smtpUrl).host}` : `written to ${join(config.dataDir, "mail")}`}`,
  );
  if (!(await isEmpty(database).catch(() => false))) return;
  log(`The board is empty. Sign up at ${here}${pages.signUp}, then make yourself its admin:`);
  log("  npm run board -- role you@example.org admin");
  log("To bring in people, companies and jobs: npm run board -- import --help");
}

async function isEmpty(database: Database): Promise<boolean> {
  const { count } = await database`select from users limit 1`;
  return count === 0;
}

/** Runs once, although Ctrl-C arrives twice: from the terminal and through npm. */
function end(): void {
  ordered.abort();
  ending ??= started
    .catch(() => {})
    .then(close)
    .then(() => process.exit(0));
}

async function giveUp(error: Error): Promise<void> {
  if (!ordered.signal.aborted) console.error(sentenceFor(error, { inFull: true }));
  ending ??= close();
  await ending;
  process.exit(1);
}

async function close(): Promise<void> {
  await serving?.close();
  await Promise.all([schedule?.stop(), pushes?.stop(), webhooks?.stop()]);
  await mail?.stop();
  await board?.close();
}
