import { expect, onTestFinished, test } from "vitest";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { addCatalogue } from "../../server/skills/skill-catalogue.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

test("N09 the demo's people have news of many kinds, searches and a pause, and nobody is told of any of it", async () => {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  await database.begin((sql) => addCatalogue(sql));
  await fillDemo(database);
  const kinds = await database<{ kind: string }[]>`select distinct kind from entries order by kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "accepted",
      "answer",
      "comment",
      "decision",
      "ending",
      "job",
      "mention",
      "question",
      "reply",
      "watched",
    ]),
  );
  const [{ unread, read, leila }] = await database<[{ unread: number; read: number; leila: number }]>`
    select count(*) filter (where unread)::int as unread, count(*) filter (where not unread)::int as read,
      count(*) filter (where unread and user_id = (select id from users where email = 'leila@example.org'))::int as leila
    from entries`;
  expect(Math.min(unread, read)).toBeGreaterThan(10);
  expect(leila).toBeGreaterThan(2);
  const [waiting] = await database`
    select (select count(*) from events where place is null)::int as events,
      (select count(*) from entry_events where mail <> 'done' or push_due_at is not null)::int as mails,
      (select count(*) from saved_searches)::int as searches,
      (select count(*) from notification_settings where paused_until > current_date)::int as pauses`;
  expect(waiting).toEqual({ events: 0, mails: 0, searches: 3, pauses: 1 });
});
