import { expect, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { doneOn } from "../support/notifications/news.ts";

const board = testBoard();
const done = doneOn(board);

test("W01c ten thousand graduates are asked once each, at fifty or more per second", { tags: "all" }, async () => {
  const { database } = board;
  const [cohort] = await database<[{ id: number }]>`
    insert into cohorts (name, ends_on) values ('Web of many', current_date - interval '190 days') returning id`;
  await database`
    with added as (
      insert into users (first_name, last_name, email, password_hash, verified)
      select 'Graduate', 'Number ' || n, 'graduate' || n || '@example.org', 'x', true from generate_series(1, 10000) n returning id
    )
    insert into cohort_members (cohort_id, user_id, by_staff, verified_by, verified_at)
    select ${cohort.id}, id, true, 'staff', '2000-01-01' from added`;
  const before = performance.now();
  const lines = (await done()).filter((line) => line.includes("asked by mail"));
  const seconds = (performance.now() - before) / 1000;
  expect(new Set(lines).size).toBe(10_000);
  expect(10_000 / seconds).toBeGreaterThan(50);
  const [{ queued }] = await database<[{ queued: number }]>`
    select count(*)::int as queued from pgboss.job where data->>'text' like '%/check-in?token=%'`;
  expect(queued).toBe(10_000);
  expect((await done()).filter((line) => line.includes("asked by mail"))).toEqual([]);
});
