import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrations.ts";
import { startSession } from "../../server/people/accounts/session-store.ts";
import { testBoard } from "../support/board.ts";
import { caller } from "../support/caller.ts";
import { databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { launchServer, startServer } from "../support/server-process.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

/** Every table, column, index and trigger. */
async function shapeOf(database: typeof board.database): Promise<string> {
  const [{ shape }] = (await database`
    select json_build_object(
      'columns', (select json_agg(table_name || '.' || column_name || ' ' || data_type order by table_name, column_name)
        from information_schema.columns where table_schema = 'public'),
      'indexes', (select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public'),
      'triggers', (select json_agg(tgname order by tgname) from pg_trigger where not tgisinternal),
      'migrations', (select json_agg(name order by name) from migrations)
    )::text as shape`) as unknown as [{ shape: string }];
  return shape;
}

describe("migrations", { timeout: 180_000 }, () => {
  test("F20 migrations killed three times, then started twice at once, each run once", async () => {
    const wire = await databaseWire();
    const { database, address, drop } = await createTestDatabase({ empty: true });
    onTestFinished(async () => {
      await drop();
      await wire.breakOff();
    });
    const settings = {
      DATABASE_URL: wire.urlOf((address as { database: string }).database),
      DATA_DIR: "/nonexistent/data",
    };
    for (let round = 0; round < 3; round += 1) {
      const server = launchServer(settings);
      const isUp = () => server.said().includes("Homecoming is at");
      await expect.poll(async () => isUp() || isAtWork(database), { timeout: 60_000, interval: 2 }).toBe(true);
      await pause(Math.random() * 120);
      await server.kill("SIGKILL");
    }
    const both = await Promise.all([startServer(settings), startServer(settings)]);
    const said = both.map((server) => server.said()).join("");
    const started = said.match(/Database: [\w-]+/g) ?? [];
    expect(new Set(started).size).toBe(started.length);
    expect(await shapeOf(database)).toBe(await shapeOf(board.database));
    expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
  });

  test("F21 during a migration under load fewer than 1 % of requests fail, and none stalls", async () => {
    const folder = await mkdtemp(join(tmpdir(), "homecoming-migrations-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { database, url, address } = board;
    await database`
      insert into users (first_name, last_name, email)
      select 'Ann', 'Number ' || n, 'load' || n || '@example.org' from generate_series(1, 2000) as n`;
    const [{ id }] = (await database`select id from users limit 1`) as unknown as [{ id: number }];
    const member = caller(url, await startSession(database, id, "test"));
    await writeFile(
      join(folder, "900-nickname.sql"),
      `alter table users add column nickname text;
      update users set nickname = first_name;
      create index users_nickname on users (nickname);`,
    );

    const times: number[] = [];
    let errors = 0;
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const began = performance.now();
        const { status } = await member.get("/users");
        if (status !== 200) errors += 1;
        times.push(performance.now() - began);
      }
    };
    const visitors = Array.from({ length: 4 }, visit);
    await pause(500);
    const migrating = openDatabase(address, { max: 2 });
    await migrate(migrating, { folder, log: () => {} });
    await migrating.end();
    await pause(500);
    isOver = true;
    await Promise.all(visitors);
    expect(errors).toBeLessThan(Math.max(1, times.length / 100));
    expect(Math.max(...times)).toBeLessThan(4 * 3000);
  });
});

async function isAtWork(database: typeof board.database): Promise<boolean> {
  const { count } = await database`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'homecoming' and pid <> pg_backend_pid()
      and backend_start > now() - interval '60 seconds' and query not like '%pg_stat_activity%'
      and query like any (array['%migrations%', '%create%', '%insert%'])`;
  return count > 0;
}
