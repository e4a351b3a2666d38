import { type Database, type DatabaseAddress, openDatabase } from "./connection.ts";
import { connectionGuard } from "./connection-guard.ts";
import { watchHealth } from "./health-check.ts";

/** The pool that visitors' questions go through. */
export type VisitorsDatabase = {
  database: Database;
  /** From now on questions get through; before, and whenever the database hangs, they are refused at once. */
  open(): void;
  /** How many connections there are. */
  connections(): number;
  close(): Promise<void>;
};

/** What a visitor waits for at most, in milliseconds. */
const patience = 4500;

type Options = { max?: number; log: (line: string) => void };

export function openVisitorsDatabase(address: DatabaseAddress, { max, log }: Options): VisitorsDatabase {
  const guard = connectionGuard();
  const database = openDatabase(address, { max, patience, guard });
  let watch: ReturnType<typeof watchHealth> | undefined;
  return {
    database,
    open: () => {
      guard.admit();
      watch = watchHealth(address, guard, log);
    },
    connections: guard.count,
    close: async () => {
      await watch?.stop();
      await database.end({ timeout: 5 });
    },
  };
}
