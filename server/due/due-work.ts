import type { Connection, Database } from "../database/connection.ts";
import { isDatabaseDown } from "../database/outage.ts";
import { wake } from "../database/wake.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { SkillIndex } from "../matches/skill-index.ts";

export type DueBoard = Pick<Surroundings, "database" | "config" | "mail"> & {
  /** Who has which skill at this moment. */
  skills: () => Promise<SkillIndex>;
};

/** One thing that time brings: does what is due by a moment (ISO 8601), and says what it did, a line for each. */
export type DueStep = (transaction: Connection, by: string, board: DueBoard) => Promise<string[]>;
/** What may be much is done a batch at a time, until one finds nothing to do: null. */
export type DueBatch = (...what: Parameters<DueStep>) => Promise<string[] | null>;
export type DueWork = DueStep | { inBatches: DueBatch };

type Telling = {
  by?: string;
  done: (line: string) => void;
  failed: (error: Error) => void;
  /** Ends it after the batch that is being done. */
  signal?: AbortSignal;
};

/** Held by whoever does what is due. */
export const dueLock = 1_215_261_031;

/**
 * Does all that is due by a moment, or by now as the database has it. Each step, or batch, is a transaction of its own, and
 * waits for whoever does the same at this time: what one has done, the other finds done. A step that fails keeps no other from
 * its turn.
 * @throws where the database is down
 */
export async function doWhatIsDue(board: DueBoard, works: readonly DueWork[], { by, done, failed, signal }: Telling) {
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
  if (isAnythingDone) await wake(board.database, "committed");
}

const alone = (database: Database, work: (transaction: Connection) => Promise<string[] | null>) =>
  database.begin(async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
    await transaction`select pg_advisory_xact_lock(${dueLock})`;
    return work(transaction);
  }) as Promise<string[] | null>;
