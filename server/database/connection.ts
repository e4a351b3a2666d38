import postgres from "postgres";
import type { ConnectionGuard } from "./connection-guard.ts";

/** The connection pool. Columns arrive in camelCase, timestamps as ISO 8601 in UTC, dates as YYYY-MM-DD. */
export type Database = postgres.Sql;
export type Transaction = postgres.TransactionSql;
/** The pool, or a transaction. */
export type Connection = postgres.ISql;

/** A part of an SQL statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export type DatabaseAddress = string | { host: string; port: number; database: string; username: string };

const timestamptzOid = 1184;
const dateOid = 1082;

const options = {
  max: 14,
  connect_timeout: 3,
  // By default the delay grows to 20 seconds, so that a database that is back would go unnoticed.
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
    // JIT compilation takes longer than any of our statements.
    jit: "off",
    // The working set is in memory, where random reads are as fast as sequential ones. The default assumes a spinning disk, and
    // makes the planner scan tables of some hundred rows for a few of them.
    random_page_cost: "1.1",
    // Planning with the actual parameters takes longer than running most of our statements.
    plan_cache_mode: "force_generic_plan",
    // Enough to count and sort what a common word finds among a million records without a temporary file.
    work_mem: "32MB",
  },
} satisfies postgres.Options<Record<string, postgres.PostgresType>>;

type PoolOptions = {
  max?: number;
  /** The statement timeout in milliseconds; the lock timeout is 60 % of it. 0 means none. */
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

/** A read-only transaction with one snapshot and no statement timeout, for values that are read once and cached. */
export function readSnapshot<Result>(database: Database, read: (transaction: Transaction) => Promise<Result>) {
  return database.begin("isolation level repeatable read read only", async (transaction) => {
    await transaction`select set_config('statement_timeout', '0', true)`;
    return read(transaction);
  });
}

/** Runs work in the given transaction, or in a new one. */
export const inTransaction = <Result>(connection: Connection, work: (transaction: Connection) => Promise<Result>) =>
  "begin" in connection ? ((connection as Database).begin(work) as Promise<Result>) : work(connection);

/** The name of the constraint that refused a statement, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  const refused = error instanceof postgres.PostgresError && error.code.startsWith("23");
  return refused ? error.constraint_name : undefined;
}

const downCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE|08|57P|57014|53300|55P03|40P01)/;

/** Whether the database can't be reached, or gave up on a lock, for now, so that a retry may succeed. */
export function isDatabaseDown(error: unknown): error is Error {
  return error instanceof Error && "code" in error && downCodes.test(String(error.code));
}

/** Whether the connection was lost during a statement, so that it may or may not have been committed. */
export const isOutcomeUnknown = (error: unknown) =>
  isDatabaseDown(error) && "code" in error && /^(CONNECTION_|ECONNRESET|EPIPE|08|57P)/.test(String(error.code));
