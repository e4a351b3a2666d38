import { type Connection, type Database, isDatabaseDown } from "../database/connection.ts";
import { sendWakeUp } from "../database/process-notifications.ts";
import type { Services } from "../http/services.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";

export type DueBoard = Pick<Services, "database" | "config" | "mail"> & {
  skills: CurrentSkills;
};

/** One kind of due work: does what is due by a time (ISO 8601), and returns a line for each thing done. */
export type DueStep = (transaction: Connection, by: string, board: DueBoard) => Promise<string[]>;
/** Due work of unbounded size, a batch per call; null if nothing is left. */
export type DueBatch = (...what: Parameters<DueStep>) => Promise<string[] | null>;
export type DueWork = DueStep | { inBatches: DueBatch };

type Telling = {
  by?: string;
  done: (line: string) => void;
  failed: (error: Error) => void;
  /** Stops the work after the current batch. */
  signal?: AbortSignal;
};

/** The key of the advisory lock that serialises due work. */
export const dueLock = 1_215_261_031;

/**
 * Does all work due by a time, by default the database's now. Each step or batch is a transaction of its own and is serialised
 * among all processes. A failed step doesn't stop the others.
 * @throws if the database is down
 */
export async function runDueWork(board: DueBoard, works: readonly DueWork[], { by, done, failed, signal }: Telling) {
  const [moment] = await board.database<[{ by: string }]>`select coalesce(${by ?? null}::timestamptz, now()) as by`;
  let isAnythingDone = false;
  for (const work of works) {
    if (signal?.aborted) break;
    const isInBatches = "inBatches" in work;
    const step = isInBatches ? work.inBatches : work;
    try {
      let lines: string[] | null;
      do {
        lines = await alone(board.database, (transaction) => step(transaction, moment.by, board));
        for (const line of lines ?? []) done(line);
        isAnythingDone ||= lines !== null && lines.length > 0;
      } while (isInBatches && lines && !signal?.aborted);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      failed(error as Error);
    }
  }
  if (isAnythingDone) await sendWakeUp(board.database, "committed");
}

const alone = (database: Database, work: (transaction: Connection) => Promise<string[] | null>) =>
  database.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
    await transaction`select pg_advisory_xact_lock(${dueLock})`;
    return work(transaction);
  });
