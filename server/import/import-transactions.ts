import type { Database, Transaction } from "../database/connection.ts";

/** Runs some work in a transaction: all of it, or nothing. */
export type InTransaction = <Result>(work: (sql: Transaction) => Promise<Result>) => Promise<Result>;

class DryRunIsOver extends Error {}

/**
 * Gives the import its transactions: one for each batch, so that a busy board is never locked for long; in a dry run one
 * for all, which is taken back. Imports that run at once take turns by the batch.
 */
export async function withTransactions(
  database: Database,
  dryRun: boolean,
  run: (inOne: InTransaction) => Promise<void>,
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
