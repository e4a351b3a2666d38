import { PgBoss } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { pgAddress } from "../../server/database/pg-boss.ts";
import { dueLock } from "../../server/due/due-work.ts";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { databaseWire } from "../support/postgres/database-wire.ts";
import { startServer } from "../support/server-process.ts";

const board = testBoard();
const run = commandLine(board);

const linesOf = ({ code, said }: { code: number | null; said: string }) => ({
  code,
  lines: said.split("\n").filter(Boolean),
});
const due = async (...words: string[]) => linesOf(await run("due", ...words));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A member with a job, suspended until a moment. */
async function keptOut(until: string): Promise<{ member: Member; isBack: () => Promise<boolean> }> {
  const [member, reader, admin] = [await board.join(), await board.join(), await board.join({ role: "admin" })];
  const { body } = await member.post("/jobs", aJob());
  await admin.put(`/users/${member.id}/suspension`, { reason: "Advertising", endsOn: inDays(9).slice(0, 10) });
  await board.database`delete from rate_limits`;
  await board.database`update suspensions set ends_at = ${until} where user_id = ${member.id}`;
  return { member, isBack: async () => (await reader.get(`/jobs/${body.id}`)).status === 200 };
}

async function somethingOfEachKind(expires: string): Promise<void> {
  const { database } = board;
  const { id } = await board.join();
  const hash = Buffer.from(expires);
  await database`
    insert into account_tokens (token_hash, user_id, purpose, expires_at) values (${hash}, ${id}, 'password', ${expires})`;
  await database`
    insert into invitations (token_hash, email, expires_at) values (${hash}, ${`${id}@example.org`}, ${expires})`;
  await database`
    insert into address_returns (token_hash, user_id, email, expires_at) values (${hash}, ${id}, 'old@example.org', ${expires})`;
  await database`
    insert into idempotency_keys (user_id, key, body_hash, expires_at) values (${id}, 'a', ${hash}, ${expires})`;
  await database`
    insert into rate_limits (key, points, expire) values (${`of:${id}`}, 1, extract(epoch from ${expires}::timestamptz) * 1000)`;
  await database`update sessions set expires_at = ${expires} where user_id = ${id}`;
}

const forgotten = ["counted attempts", "mailed links", "invitations", "former addresses", "idempotency keys"];

test("F38 due does the due work, a line for each, and a second run does nothing", unhurried, async () => {
  const { member, isBack } = await keptOut(inDays(-1));
  await somethingOfEachKind(inDays(-1));
  expect(await isBack()).toBe(false);
  const { code, lines } = await due();
  expect(code).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      `member ${member.id}: suspension ended`,
      ...[...forgotten, "sessions"].map((what) => `${what}: 1 forgotten`),
    ]),
  );
  expect(await isBack()).toBe(true);
  expect(await due()).toEqual({ code: 0, lines: [] });
});

test("F38 due --at does the work that is due by a future time, without ending sessions", unhurried, async () => {
  const { member, isBack } = await keptOut(inDays(3));
  await somethingOfEachKind(inDays(3));
  const { count } = await board.database`select from sessions`;
  expect(await due("--at", inDays(2))).toEqual({ code: 0, lines: [] });
  const { code, lines } = await due("--at", inDays(4));
  expect(code).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      `member ${member.id}: suspension ended`,
      ...forgotten.map((what) => `${what}: 1 forgotten`),
    ]),
  );
  expect(await isBack()).toBe(true);
  expect((await board.database`select from sessions`).count).toBe(count);
  expect(await due("--at", inDays(4))).toEqual({ code: 0, lines: [] });
  expect(await due()).toEqual({ code: 0, lines: [] });
  expect(await isBack()).toBe(true);
});

test("due --at accepts a date or time, with a time zone or in UTC, and nothing else", async () => {
  for (const time of ["2020-02-29", "2020-02-29T08:00+01:00"]) {
    expect(await due("--at", time)).toEqual({ code: 0, lines: [] });
  }
  for (const time of ["tomorrow", "2026-13-01", "12:00"]) {
    expect(await due("--at", time)).toEqual({ code: 1, lines: ["--at is a time like 2026-12-01T08:00Z."] });
  }
});

test("F38 two simultaneous runs do each piece of work once", unhurried, async () => {
  const several = await Promise.all(Array.from({ length: 12 }, () => keptOut(inDays(-1))));
  const both = await Promise.all([due(), run.apart("due").then(linesOf)]);
  expect(
    both
      .flatMap(({ lines }) => lines)
      .filter((line) => line.startsWith("member "))
      .sort(),
  ).toEqual(several.map(({ member }) => `member ${member.id}: suspension ended`).sort());
});

test("F38 two servers share one timetable, and each run is done by one of them", {
  ...unhurried,
  tags: "all",
}, async () => {
  const wire = await databaseWire();
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data" };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  const boss = new PgBoss({ ...pgAddress(board.address), max: 1, supervise: false, schedule: false });
  onTestFinished(async () => {
    await boss.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await wire.breakOff();
  });
  expect(await board.database`select name, cron from pgboss.schedule order by name`).toEqual([
    { name: "daily", cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
    { name: "quarter-hourly", cron: "*/15 * * * *" },
  ]);
  const { isBack } = await keptOut(inDays(-1));
  await somethingOfEachKind(inDays(-1));
  await boss.start();
  for (const name of ["quarter-hourly", "daily"]) {
    // None if its hour has come at this moment.
    const asked = await Promise.all([boss.send(name), boss.send(name)]);
    expect(asked.filter(Boolean).length).toBeLessThan(2);
  }
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
  await expect
    .poll(async () => (await board.database`select from idempotency_keys`).count, { timeout: 30_000 })
    .toBe(0);
  expect(await due()).toEqual({ code: 0, lines: [] });
});

test("F38 neither starting nor stopping a server waits for all due work", {
  ...unhurried,
  tags: "all",
}, async () => {
  const { isBack } = await keptOut(inDays(-1));
  const wire = await databaseWire();
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data" };
  onTestFinished(() => wire.breakOff());
  const elsewhere = await board.database.reserve();
  // Another process does the due work, and takes long.
  await elsewhere`select pg_advisory_lock(${dueLock})`;
  const stopped = await startServer(settings);
  expect(await stopped.stop()).toBe(0);
  expect(await isBack()).toBe(false);
  const server = await startServer(settings);
  onTestFinished(() => void server.stop());
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await isBack()).toBe(false);
  await elsewhere`select pg_advisory_unlock(${dueLock})`;
  elsewhere.release();
  await expect.poll(isBack, { timeout: 30_000 }).toBe(true);
});
