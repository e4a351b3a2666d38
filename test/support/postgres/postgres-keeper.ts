import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/database/connection.ts";
import { startEmbeddedPostgres } from "../../../server/database/embedded-postgres.ts";
import { migrate } from "../../../server/database/migrations.ts";
import { loadSkillCatalogue } from "../../../server/skills/skill-catalogue.ts";
import { template } from "./postgres-template.ts";

// A process that outlives the run in order to stop its PostgreSQL, even if the run is killed. So it ignores signals.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const log = () => {};
const dataDir = await mkdtemp(join(tmpdir(), "homecoming-test-"));
const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });

const first = await start();
const board = openDatabase(first.connection, { max: 1 });
await migrate(board, { log });
await loadSkillCatalogue(board);
await board.end();
await first.stop();
// Tests that need a data folder of their own copy this one.
const migrated = join(dataDir, "migrated");
spawnSync("cp", ["-a", join(dataDir, "postgres"), migrated]);

const { connection, stop } = await start();
process.on("disconnect", async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
const maintenance = openDatabase({ ...connection, database: "postgres" }, { max: 1 });
await maintenance.unsafe(`create database ${template} template ${connection.database} allow_connections false`);
await maintenance.end();
process.send?.({ postgres: connection, migrated });
