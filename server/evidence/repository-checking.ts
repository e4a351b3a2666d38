import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { repositoryChecks } from "./repository-proof.ts";
import { dueRepositories, storeRepositoryChecks } from "./repository-store.ts";

/** How many repositories a batch checks, all at once: it takes as long as the slowest address. */
const atOnce = 20;

/** Checks repositories that weren't checked for a month; returns their ids. No row is locked during a request. */
export async function checkDueRepositories(transaction: Connection, by: string, config: Config): Promise<number[]> {
  const due = await dueRepositories(transaction, by, atOnce);
  if (due.length > 0) await storeRepositoryChecks(transaction, await repositoryChecks(config)(due), by);
  return due.map(({ id }) => id);
}
