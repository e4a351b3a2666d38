import { setInterval as every, setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import type { DatabaseAddress } from "../database/connection.ts";
import { pgAddress } from "../database/pg-address.ts";
import { daily, quarterHourly, soon } from "./due-steps.ts";
import { type DueBoard, doWhatIsDue } from "./due-work.ts";

const works = [
  { name: "quarter-hourly", cron: "*/15 * * * *", steps: quarterHourly },
  { name: "daily", cron: "20 3 * * *", steps: daily },
];

const seldom = { cronWorkerIntervalSeconds: 10, cronMonitorIntervalSeconds: 30 };

const lookEvery = 5000;
/** So long a start waits for what came while nothing ran. */
const patience = 5000;

export type Schedule = {
  /** Begins with what is due now, and goes on with it if that is much; from then on does what each day and each quarter of an hour brings, in one of all processes. */
  start(): Promise<void>;
  /** Leaves what is still to be done to the next start. */
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
  boss.on("error", ({ message }: Error) => log(`the schedule is in trouble: ${message}`));
  const stopping = new AbortController();
  const { signal } = stopping;
  const telling = {
    signal,
    done: () => {},
    failed: ({ message }: Error) => log(`something that is due failed: ${message}`),
  };
  /** What came while nothing ran. */
  const catchUp = async () => {
    for (const { steps } of works) await doWhatIsDue(board, steps, telling).catch(telling.failed);
  };
  /** What can't wait for a quarter of an hour. */
  const lookAgain = async () => {
    for await (const _ of every(lookEvery, undefined, { signal })) {
      await doWhatIsDue(board, soon, telling).catch(() => {});
    }
  };
  return {
    start: async () => {
      await boss.start();
      for (const { name, cron, steps } of works) {
        await boss.createQueue(name, { policy: "exclusive", retryLimit: 3, retryDelay: 60 });
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: 10 }, () => doWhatIsDue(board, steps, telling));
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
