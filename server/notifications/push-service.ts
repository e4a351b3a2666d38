import { setInterval as every } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { Config } from "../config/config.ts";
import { type Database, type DatabaseAddress, isDatabaseDown } from "../database/connection.ts";
import { pgAddress, reportJobResult, usingConnection } from "../database/pg-boss.ts";
import { logOnce } from "../database/trouble-log.ts";
import { guardedSender } from "../outgoing/guarded-request.ts";
import { push } from "./push-sending.ts";
import { type PushJob, takeDuePushes } from "./push-store.ts";

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
