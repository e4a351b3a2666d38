import type { Database, Transaction } from "../database/connection.ts";

/** Runs work in a transaction. */
export type RunInTransaction = <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;

class DryRunIsOver extends Error {}

/**
 * Runs an import in a transaction per batch, so that it doesn't lock a busy board for long; a dry run in a single one that is
 * rolled back. Concurrent imports alternate by batch.
 */
export async function withTransactions(
  database: Database,
  dryRun: boolean,
  run: (inOne: RunInTransaction) => Promise<void>,
) {
  if (!dryRun) return run((work) => database.begin((sql) => afterLock(sql, work)) as ReturnType<typeof work>);
  try {
    await database.begin(async (sql) => {
      await run((work) => afterLock(sql, work));
      throw new DryRunIsOver();
    });
  } catch (error) {
    if (!(error instanceof DryRunIsOver)) throw error;
  }
}

async function afterLock<Result>(sql: Transaction, work: (sql: Transaction) => Promise<Result>): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtext('import'))`;
  return work(sql);
}
