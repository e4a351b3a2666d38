import { setInterval as every } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { Config } from "../config/config.ts";
import { type Database, type DatabaseAddress, isDatabaseDown } from "../database/connection.ts";
import { pgAddress, reportJobResult, usingConnection } from "../database/pg-boss.ts";
import { logOnce } from "../database/trouble-log.ts";
import { AddressRefused, type GuardedSend, guardedSender } from "../outgoing/guarded-request.ts";
import { pushKeys, pushSubject } from "./push-keys.ts";
import { forgetDevice, type Push, type PushJob, pushFor, takeDuePushes } from "./push-store.ts";

const queue = "push";
/** Five attempts within an hour. */
const attempts = { retryLimit: 4, retryDelay: 120, retryBackoff: true, retryDelayMax: 1200 };
const kept = { retentionSeconds: 24 * 60 * 60, deleteAfterSeconds: 60, expireInSeconds: 60 };
const atOnce = 20;

export type PushService = { start(): Promise<void>; stop(): Promise<void> };

type Options = { database: Database; config: Config; address: DatabaseAddress; log: (line: string) => void };

/** Queues entries' pushes when they are due, and sends them; each is sent by one process. */
export function pushService({ database, config, address, log }: Options): PushService {
  const boss = new PgBoss({ ...pgAddress(address), max: 2, schedule: false, application_name: "homecoming-push" });
  const logTrouble = logOnce(log);
  boss.on("error", ({ message }: Error) => logTrouble(`pushing is in trouble: ${message}`));
  const sending = { database, config, send: guardedSender(config) };
  const stopping = new AbortController();

  const queueDue = () =>
    database.begin(async (transaction) => {
      const due = await takeDuePushes(transaction);
      if (due.length > 0)
        await boss.insert(
          queue,
          due.map((data) => ({ data })),
          { db: usingConnection(transaction) },
        );
    });
  const look = async () => {
    for await (const _ of every(1000, undefined, { signal: stopping.signal })) {
      await queueDue().catch((error: unknown) => {
        if (!isDatabaseDown(error)) log(`pushing is in trouble: ${(error as Error).message}`);
      });
    }
  };
  return {
    start: async () => {
      await boss.start();
      await boss.createQueue(queue, { ...attempts, ...kept });
      const worker = { batchSize: atOnce, pollingIntervalSeconds: 1, perJobResults: true } as const;
      await boss.work<PushJob, unknown, typeof worker>(queue, worker, (jobs) =>
        Promise.all(jobs.map((job) => reportJobResult(job, () => push(sending, job.data)))),
      );
      void look().catch(() => {});
    },
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** How long push services keep a message, in seconds: after a day offline, the inbox is enough. */
const seconds = 24 * 60 * 60;

type Sending = { database: Database; config: Config; send: GuardedSend };

/**
 * Pushes an entry to a device, if it is still unread and allowed. Deletes a device that doesn't exist any more.
 * @throws if the push service may accept it later
 */
async function push({ database, config, send }: Sending, job: PushJob): Promise<void> {
  const wanted = await pushFor(database, job, config.defaultLocale);
  if (!wanted) return;
  const { endpoint, ...request } = await requestFor(database, config, wanted);
  try {
    const { status } = await send(endpoint, request);
    if (status === 404 || status === 410) await forgetDevice(database, job.deviceId);
    if (status === 429 || status >= 500) throw new Error(`The push service answers ${status}.`);
  } catch (error) {
    // An address that isn't public won't be so on a retry.
    if (!(error instanceof AddressRefused)) throw error;
  }
}

/** The request for a push message, encrypted for the device and signed with the board's key. */
async function requestFor(database: Database, config: Config, { to, message, topic }: Push) {
  const [{ default: webPush }, keys] = await Promise.all([import("web-push"), pushKeys(database)]);
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(to, JSON.stringify(message), {
    vapidDetails: { subject: pushSubject(config), ...keys },
    TTL: seconds,
    topic,
    contentEncoding: "aes128gcm",
  });
  const written = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return { endpoint, method, headers: written, body };
}
