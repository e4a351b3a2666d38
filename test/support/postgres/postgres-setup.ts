import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import type { EmbeddedConnection } from "../../../server/database/postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: EmbeddedConnection;
    /** A stopped cluster with a board that has no member. */
    migrated: string;
  }
}

/** Global setup: one PostgreSQL for the run, removed afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const keeper = fork(join(import.meta.dirname, "postgres-keeper.ts"), { execArgv: [] });
  const ended = once(keeper, "exit");
  const [made] = await Promise.race([
    once(keeper, "message"),
    ended.then(() => Promise.reject(new Error("The PostgreSQL for the tests did not start."))),
  ]);
  const { postgres, migrated } = made as { postgres: EmbeddedConnection; migrated: string };
  project.provide("postgres", postgres);
  project.provide("migrated", migrated);
  return async () => {
    keeper.disconnect();
    await ended;
  };
}
