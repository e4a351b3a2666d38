import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../server/database.ts";
import { startEmbeddedPostgres } from "../../server/embedded-postgres.ts";
import { migrate } from "../../server/migrate.ts";
import type { EmbeddedConnection } from "../../server/postgres/cluster.ts";
import { loadSkillCatalogue } from "../../server/skills/skill-catalogue.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: EmbeddedConnection;
  }
}

export const template = "homecoming_template";

/** One PostgreSQL for the whole run, thrown away after it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "homecoming-test-"));
  const log = () => {};
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, durable: false });
  const maintenance = openDatabase({ ...connection, database: "postgres" }, { max: 1 });
  await maintenance.unsafe(`create database ${template}`);
  const database = openDatabase({ ...connection, database: template }, { max: 1 });
  await migrate(database, { log });
  await loadSkillCatalogue(database);
  await database.end();
  await maintenance.unsafe(`alter database ${template} allow_connections false`);
  await maintenance.end();
  project.provide("postgres", connection);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
