import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/connection.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

test("F4 a lost connection rolls back its transaction as a whole and affects no later one", {
  timeout: 30_000,
}, async () => {
  const { database, drop } = await createTestDatabase({ empty: true });
  const killer = await createTestDatabase({ empty: true });
  const name = (await database`select current_database() as name`)[0]?.name;
  await database`create table jobs (id int)`;
  await database`create table skills (job int)`;

  const acknowledged: number[] = [];
  let tried = 0;
  const until = Date.now() + 2_500;
  const write = async () => {
    while (Date.now() < until) {
      tried += 1;
      const id = tried;
      await database
        .begin(async (transaction) => {
          await transaction`insert into jobs values (${id})`;
          await transaction`select pg_sleep(0.003)`.catch(() => {});
          await transaction`insert into skills values (${id})`;
        })
        .then(
          () => acknowledged.push(id),
          () => {},
        );
    }
  };
  const kill = async () => {
    while (Date.now() < until) {
      await killer.database`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and backend_type = 'client backend' order by random() limit 2`;
      await pause(20);
    }
  };
  await Promise.all([kill(), ...Array.from({ length: 8 }, write)]);

  expect(acknowledged.length).toBeLessThan(tried);
  const jobs = (await database<{ id: number }[]>`select id from jobs order by id`).map(({ id }) => id);
  const whole = (await database<{ job: number }[]>`select job from skills order by job`).map(({ job }) => job);
  expect(whole).toEqual(jobs);
  expect(jobs).toEqual(expect.arrayContaining(acknowledged));
  await drop();
  await killer.drop();
});

test("a statement that fails between two rows doesn't affect the next statement's rows", async () => {
  const { address, drop } = await createTestDatabase({ empty: true });
  const database = openDatabase(address, { max: 1 });
  await expect(database`select 1 / (3 - row) from generate_series(1, 5) row`).rejects.toThrow("division by zero");
  expect([...(await database`select 1 as row`)]).toEqual([{ row: 1 }]);
  await database.end();
  await drop();
});
