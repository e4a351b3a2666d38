import { setInterval as every, setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { DatabaseAddress } from "../database/connection.ts";
import { pgAddress } from "../database/pg-boss.ts";
import { logOnce } from "../database/trouble-log.ts";
import { daily, frequentWork, quarterHourly } from "./due-steps.ts";
import { type DueBoard, runDueWork } from "./due-work.ts";

const works = [
  { name: "quarter-hourly", cron: "*/15 * * * *", steps: quarterHourly },
  { name: "daily", cron: "20 3 * * *", steps: daily },
];

const seldom = { cronWorkerIntervalSeconds: 10, cronMonitorIntervalSeconds: 30 };

const lookEvery = 5000;
/** How long a start waits, in milliseconds, for the work that became due while nothing ran. */
const patience = 5000;

export type Schedule = {
  /**
   * Does what is due now, and from then on the quarter-hourly and daily work; only one process does it.
   * Resolves after `patience`, even if the first work takes longer.
   */
  start(): Promise<void>;
  /** Stops after the current batch; the next start goes on with the rest. */
  stop(): Promise<void>;
};

export function dueSchedule(board: DueBoard, address: DatabaseAddress, log: (line: string) => void): Schedule {
  const boss = new PgBoss({
    ...pgAddress(address),
    ...seldom,
    max: 1,
    supervise: false,
    application_name: "homecoming-due",
  });
  const logTrouble = logOnce(log);
  boss.on("error", ({ message }: Error) => logTrouble(`the schedule is in trouble: ${message}`));
  const stopping = new AbortController();
  const { signal } = stopping;
  const telling = {
    signal,
    done: () => {},
    failed: ({ message }: Error) => log(`something that is due failed: ${message}`),
  };
  /** The work that became due while nothing ran. */
  const catchUp = async () => {
    for (const { steps } of works) await runDueWork(board, steps, telling).catch(telling.failed);
  };
  /** The work that can't wait for the next quarter of an hour. */
  const lookAgain = async () => {
    for await (const _ of every(lookEvery, undefined, { signal })) {
      await runDueWork(board, frequentWork, telling).catch(() => {});
    }
  };
  return {
    start: async () => {
      await boss.start();
      for (const { name, cron, steps } of works) {
        await boss.createQueue(name, { policy: "exclusive", retryLimit: 3, retryDelay: 60 });
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: 10 }, () => runDueWork(board, steps, telling));
      }
      const caughtUp = catchUp();
      void caughtUp.then(lookAgain).catch(() => {});
      await Promise.race([caughtUp, pause(patience, undefined, { ref: false })]);
    },
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
