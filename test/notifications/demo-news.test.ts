import { afterAll, beforeAll, expect, test } from "vitest";
import { notificationKinds } from "../../contract/notifications/notification-kinds.ts";
import type { Database } from "../../server/database/connection.ts";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { addCatalogue } from "../../server/skills/skill-catalogue.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await createTestDatabase());
  await database.begin((sql) => addCatalogue(sql));
  await fillDemo(database);
});
afterAll(() => drop());

test("N09 the demo has notifications of many kinds, saved searches and a pause, and sends no mails", async () => {
  const kinds = await database<{ kind: string }[]>`select distinct kind from entries order by kind`;
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "accepted",
      "answer",
      "comment",
      "contact",
      "decision",
      "ending",
      "job",
      "joined",
      "mention",
      "question",
      "reply",
      "search",
      "watched",
    ]),
  );
  const shown = await database<{ kind: string }[]>`
    select distinct kind from entries where user_id = (select id from users where email = 'leila@example.org') order by kind`;
  const ofNobodyThere = ["checkin"];
  expect(shown.map(({ kind }) => kind)).toEqual(
    notificationKinds.filter((kind) => !ofNobodyThere.includes(kind)).toSorted(),
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
      (select count(*) from users where told_of_cases_at is null)::int as staff,
      (select count(*) from saved_searches)::int as searches,
      (select count(*) from notification_settings where paused_until > current_date)::int as pauses`;
  expect(waiting).toEqual({ events: 0, mails: 0, staff: 0, searches: 3, pauses: 1 });
});

test("M03 M14 the demo has a reported text that its author edited, with its earlier version", async () => {
  const [found] = await database`
    select before ->> 'text' as reported, questions.description as now, edited_by = owner_id as is_own,
      (select description from question_versions where question_versions.post_id = posts.id and question_versions.number = 1) as former,
      content_print is not null and look_at < now() as asks
    from cases join posts on kind = 'question' and posts.number = record_id join questions on questions.post_id = posts.id
    where parent = 'questions' and 'look' = any(waits)`;
  expect(found).toMatchObject({ isOwn: true, asks: true, former: found?.reported });
  expect(found?.now).toBeTruthy();
  expect(found?.now).not.toBe(found?.reported);
});

test("the demo has open cases of every kind, decided cases and records in bins", async () => {
  const open = await database`
    select waits, urgent, report_count as reports, since < now() as is_old from cases where state = 'open' order by turn, since`;
  expect(open).toEqual(
    [
      ...[
        { waits: ["appeal"], urgent: true },
        { waits: ["report"], urgent: true, reports: 1 },
        { waits: ["report"], urgent: true, reports: 1 },
      ],
      ...[{ waits: ["report"], urgent: false, reports: 3 }, { waits: ["look"] }, { waits: ["held"] }],
    ].map((one) => expect.objectContaining({ ...one, isOld: true })),
  );
  const [counted] = await database`
    select (select count(*)::int from cases where state = 'decided' and closed_at < now() - interval '1 day') as decided,
      (select count(*)::int from deletions where decision_id is null and gone_at - deleted_at = interval '30 days') as binned,
      (select count(*)::int from deletions where decision_id is not null and gone_at > now()) as removed,
      (select count(*)::int from entries where kind = 'decision' and parent = 'reports' and at < now() - interval '10 days') as told`;
  expect(counted).toMatchObject({ decided: 10, binned: 3, removed: 6 });
  expect(counted?.told).toBeGreaterThan(5);
});
