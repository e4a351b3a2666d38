import postgres from "postgres";
import type { ConnectionGuard } from "./connection-guard.ts";

/** The pool of connections. Columns arrive in camelCase, moments as ISO 8601 in UTC, dates as YYYY-MM-DD. */
export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;
/** The pool, or one transaction on it. */
export type Connection = postgres.ISql;

/** A piece of SQL to build a statement of. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export type DatabaseAddress = string | { host: string; port: number; database: string; username: string };

const timestamptzOid = 1184;
const dateOid = 1082;

const options = {
  max: 14,
  connect_timeout: 3,
  // The default grows to 20 seconds with every attempt of every connection: a database that is back would not be noticed.
  backoff: () => 0.25,
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
  types: {
    moment: {
      to: timestamptzOid,
      from: [timestamptzOid],
      serialize: (value: string | Date) => new Date(value).toISOString(),
      parse: (value: string) => new Date(value).toISOString(),
    },
    day: { to: dateOid, from: [dateOid], serialize: String, parse: String },
  },
  onnotice: () => {},
  connection: {
    application_name: "homecoming",
    TimeZone: "UTC",
    // Compiling a statement takes longer than any of ours.
    jit: "off",
    // What is asked often lies in memory, where any page is as near as the next. By the default, which is of a disk that turns,
    // tables of some hundred rows are read whole for a few of them.
    random_page_cost: "1.1",
    // Planning a statement anew for what it asks this time takes longer than most of ours run.
    plan_cache_mode: "force_generic_plan",
    // What a common word finds among a million is counted and sorted without a file.
    work_mem: "32MB",
  },
} satisfies postgres.Options<Record<string, postgres.PostgresType>>;

type PoolOptions = {
  max?: number;
  /** Milliseconds after which a statement is given up, and a lock somewhat before; for the server. */
  patience?: number;
  guard?: ConnectionGuard;
};

export function openDatabase(
  address: DatabaseAddress,
  { max = options.max, patience = 0, guard }: PoolOptions = {},
): Database {
  const connection = { ...options.connection, statement_timeout: patience, lock_timeout: Math.round(patience * 0.6) };
  const all = { ...options, max, connection, ...(guard && { socket: guard.socket }) };
  const database = typeof address === "string" ? postgres(address, all) : postgres({ ...address, ...all });
  return database as unknown as Database;
}

/**
 * For what is read once and kept: in a transaction that only reads, in one snapshot, and however long it takes. Visitors who
 * wait for it are told after their own time.
 */
export function unhurried<Result>(database: Database, read: (transaction: Transaction) => Promise<Result>) {
  return database.begin("isolation level repeatable read read only", async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true)`;
    return read(transaction);
  }) as Promise<Result>;
}

/** In one transaction: the given one, or one of its own. */
export const inTransaction = <Result>(connection: Connection, work: (transaction: Connection) => Promise<Result>) =>
  "begin" in connection ? ((connection as Database).begin(work) as Promise<Result>) : work(connection);

/** Which constraint refused a statement, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  const refused = error instanceof postgres.PostgresError && error.code.startsWith("23");
  return refused ? error.constraint_name : undefined;
}
