import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../../server/database/embedded/embedded-postgres.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { loadSkillCatalogue } from "../../../server/skills/skill-catalogue.ts";
import { template } from "./postgres-template.ts";

// A process that outlives the run in order to stop its PostgreSQL, even if the run is killed. So it ignores signals.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const log = () => {};
const dataDir = await mkdtemp(join(tmpdir(), "homecoming-test-"));
const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, durable: false });
process.on("disconnect", async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const maintenance = openDatabase({ ...connection, database: "postgres" }, { max: 1 });
await maintenance.unsafe(`create database ${template}`);
const database = openDatabase({ ...connection, database: template }, { max: 1 });
await migrate(database, { log });
await loadSkillCatalogue(database);
await database.end();
await maintenance.unsafe(`alter database ${template} allow_connections false`);
await maintenance.end();
process.send?.(connection);
