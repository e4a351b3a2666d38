import { type Database, type DatabaseAddress, openDatabase } from "./connection.ts";
import { connectionGuard } from "./connection-guard.ts";
import { watchHealth } from "./health-check.ts";

/** The connection pool for requests. */
export type VisitorsDatabase = {
  database: Database;
  /** Lets queries through; before that, and while the database hangs, they are refused at once. */
  open(): void;
  /** The number of open connections. */
  connections(): number;
  close(): Promise<void>;
};

/** The statement timeout of requests, in milliseconds. */
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
