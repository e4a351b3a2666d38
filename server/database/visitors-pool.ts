import { type Database, type DatabaseAddress, openDatabase } from "./connection.ts";
import { lifeline } from "./connection-guard.ts";
import { watchPulse } from "./health-check.ts";

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
  const line = lifeline();
  const database = openDatabase(address, { max, patience, line });
  let pulse: ReturnType<typeof watchPulse> | undefined;
  return {
    database,
    open: () => {
      line.mend();
      pulse = watchPulse(address, line, log);
    },
    connections: line.count,
    close: async () => {
      await pulse?.stop();
      await database.end({ timeout: 5 });
    },
  };
}
