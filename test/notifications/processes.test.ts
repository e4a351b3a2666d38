import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { keepStreams } from "../../server/live/live-store.ts";
import { unhurried } from "../start/data-folder.ts";
import { aPerson, aQuestion, aWord } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { allTold, inboxOf } from "../support/notifications/inbox.ts";
import { listenLive } from "../support/notifications/live-reader.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let wire: DatabaseWire;
let board: TestDatabase;
let servers: [ServerProcess, ServerProcess];
let start: () => Promise<ServerProcess>;

beforeAll(async () => {
  [wire, board] = await Promise.all([databaseWire(), createTestDatabase()]);
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data", RATE_LIMIT_SCALE: "1000" };
  start = () => startServer(settings);
  servers = await Promise.all([start(), start()]);
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill("SIGKILL")));
  await board.drop();
  await wire.breakOff();
});

type Somebody = { id: number; token: string; at: (place: 0 | 1) => Caller };

async function join(): Promise<Somebody> {
  const person = aPerson();
  const visitor = caller(servers[0].url);
  await visitor.post("/auth/signup", person);
  const { token, user } = (await visitor.post("/auth/login", person)).body;
  return { id: user.id, token, at: (place) => caller(servers[place].url, token) };
}

const ask = async ({ at }: Somebody): Promise<number> => (await at(0).post("/questions", aQuestion())).body.id;
const answer = (who: Somebody, place: 0 | 1, parentId: number) =>
  who.at(place).post("/comments", { parent: "questions", parentId, text: aWord() });
async function listen({ token }: Somebody, place: 0 | 1, lastEventId?: string) {
  const reader = await listenLive(servers[place].url, token, lastEventId);
  onTestFinished(() => reader.close());
  return reader;
}
const counts = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);

describe("S135 two processes on one database", unhurried, () => {
  test("N02 a write in one process reaches inbox and streams of the other within two seconds", async () => {
    const [ada, ben] = [await join(), await join()];
    const id = await ask(ada);
    const reader = await listen(ada, 1);
    const { unread } = (await reader.next("start")).data;
    await answer(ben, 0, id);
    const committed = Date.now();
    const frame = await reader.next("unread");
    expect(Date.now() - committed).toBeLessThan(2000);
    expect(frame.data).toMatchObject({ unread: unread + 1, entry: { kind: "answer", recordId: id } });
    expect(await inboxOf(ada.at(1))).toEqual([frame.data.entry]);
    await ada.at(0).put("/notifications", { parent: "questions", id });
    expect((await reader.next("unread")).data).toEqual({ unread, entry: null });
  });

  test("N17 logging out in one process ends the streams of the other", async () => {
    const ada = await join();
    const reader = await listen(ada, 1);
    await reader.next("start");
    await ada.at(0).post("/auth/logout");
    await reader.next("end");
    await reader.ended;
  });

  test("N18 a session has ten streams in both processes together; those of a killed one stop counting", async () => {
    const ada = await join();
    const ask = async (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => listen(ada, (n % 2) as 0 | 1)));
    const readers = await ask(14);
    const statuses = readers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    expect((await ada.at(1).get("/live")).headers.get("retry-after")).toBe("30");
    readers.find(({ status }) => status === 200)?.close();
    await expect.poll(async () => (await listen(ada, 0)).status).toBe(200);
    expect((await listen(ada, 1)).status).toBe(429);
    // As if their process had been gone for a while.
    await board.database`update live_streams set seen_at = now() - interval '61 seconds'`;
    expect((await listen(ada, 1)).status).toBe(200);
  });

  test("N18 after a long database outage, all streams still open count again", async () => {
    const ada = await join();
    await Promise.all(Array.from({ length: 10 }, (_, n) => listen(ada, (n % 2) as 0 | 1)));
    const open = await board.database<{ id: number }[]>`
      update live_streams set seen_at = now() - interval '10 minutes' from sessions
      where sessions.id = session_id and user_id = ${ada.id} returning live_streams.id`;
    const ids = open.map(({ id }) => id);
    for (const of of [ids.slice(0, 5), ids.slice(5)]) await keepStreams(board.database, of);
    expect((await listen(ada, 1)).status).toBe(429);
  });

  test("N01 events written simultaneously in both processes are delivered once each", async () => {
    const ada = await join();
    const id = await ask(ada);
    const people = await Promise.all(Array.from({ length: 4 }, join));
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, n) => answer(people[n % 4] as Somebody, (n % 2) as 0 | 1, id)),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    await allTold(board.database);
    expect(counts(await inboxOf(ada.at(0)))).toBe(24);
    const [placed] =
      await board.database`select count(*)::int = count(distinct place)::int as once from events where place > 0`;
    expect(placed).toEqual({ once: true });
  });

  test("N15 events of a slow transaction arrive after its commit, with a greater id", async () => {
    const [ada, ben] = [await join(), await join()];
    const [slow, quick] = [await ask(ada), await ask(ada)];
    const reader = await listen(ada, 1);
    await reader.next("start");
    const written = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const transaction = board.database.begin(async (sql) => {
      await sql`
        insert into events (kind, actor_id, post_id) select 'question.edited', ${ada.id}, id from posts where kind = 'question' and number = ${slow}`;
      written.resolve();
      await committing.promise;
    });
    await written.promise;
    await answer(ben, 0, quick);
    const first = await reader.next("happened", (data) => data.id === quick && data.kind === "answer.posted");
    const later = await listen(ada, 0, first.id);
    expect((await later.next("start")).id).toBe(first.id);
    committing.resolve();
    await transaction;
    const isEdit = (data: { id: number; kind: string }) => data.id === slow && data.kind === "question.edited";
    const frames = await Promise.all([reader, later].map((each) => each.next("happened", isEdit)));
    expect(Number(frames[0]?.id)).toBeGreaterThan(Number(first.id));
    expect(frames[1]?.id).toBe(frames[0]?.id);
  });

  test("N20 polling finds an event that sent no wake-up", { tags: "all" }, async () => {
    const [ada, ben] = [await join(), await join()];
    const id = await ask(ada);
    await allTold(board.database);
    const reader = await listen(ada, 1);
    await reader.next("start");
    await board.database`
      insert into events (kind, actor_id, post_id) select 'question.edited', ${ben.id}, id from posts where kind = 'question' and number = ${id}`;
    const { data } = await reader.next("unread", ({ entry }) => entry !== null);
    expect(data.entry).toMatchObject({ kind: "decision", recordId: id });
  });

  test("N19 streams stay open while the database is away, then catch up", { tags: "all" }, async () => {
    const [ada, ben] = [await join(), await join()];
    const id = await ask(ada);
    const reader = await listen(ada, 1);
    await reader.next("start");
    await wire.breakOff();
    await expect.poll(async () => (await fetch(`${servers[1].url}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    await wire.repair();
    await expect.poll(async () => (await answer(ben, 0, id)).status, { timeout: 20_000 }).toBe(201);
    await reader.next("unread", ({ entry }) => entry?.recordId === id);
    expect(reader.frames.map(({ event }) => event)).not.toContain("end");
    // It gets the next event at once, without polling.
    await answer(ben, 0, id);
    await reader.next("unread", ({ entry }) => entry?.count > 1);
  });

  test("N01 after a kill between commit and delivery, the next start delivers each event once", async () => {
    const [ada, ben] = [await join(), await join()];
    const id = await ask(ada);
    await allTold(board.database);
    const held = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    // As if the delivering process were stuck.
    const stuck = board.database.begin(async (sql) => {
      await sql`select from event_places for update`;
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    for (const place of [0, 1] as const) expect((await answer(ben, place, id)).status).toBe(201);
    await Promise.all(servers.map((server) => server.kill("SIGKILL")));
    held.resolve();
    await stuck;
    expect((await board.database`select from events where place is null`).count).toBe(2);
    servers = await Promise.all([start(), start()]);
    await allTold(board.database);
    expect(await inboxOf(ada.at(1))).toMatchObject([{ kind: "answer", recordId: id, count: 2 }]);
  });

  test("N01 repeated kills during delivery lose and repeat no event", { tags: "all" }, async () => {
    const [ada, ben] = [await join(), await join()];
    const id = await ask(ada);
    for (let round = 0; round < 3; round += 1) {
      const replies = Array.from({ length: 20 }, () => answer(ben, 0, id).catch(() => null));
      await Promise.race(replies);
      const [killed] = servers;
      await killed.kill("SIGKILL");
      await Promise.all(replies);
      servers = [await start(), servers[1]];
    }
    await allTold(board.database);
    const [{ count }] = await board.database<[{ count: number }]>`
      select count(*)::int from comments join posts on posts.id = post_id where posts.kind = 'question' and number = ${id}`;
    expect(counts(await inboxOf(ada.at(0)))).toBe(count);
  });

  test("N19 a stopping process closes its streams without an end event and exits within 10 seconds", {
    tags: "all",
  }, async () => {
    const readers = await Promise.all((await Promise.all([join(), join(), join()])).map((who) => listen(who, 1)));
    await Promise.all(readers.map((reader) => reader.next("start")));
    const late = await join();
    const released = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    // Admitting a member waits until the delivery stops.
    const holding = board.database.begin(async (sql) => {
      await sql`select from users where id = ${late.id} for no key update`;
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const refused = listen(late, 1).catch(() => null);
    const held = async () =>
      (
        await board.database`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select from users%'`
      ).count;
    await expect.poll(held).toBe(1);
    const asked = Date.now();
    const stopped = servers[1].stop();
    await Promise.all(readers.map(({ ended }) => ended));
    released.resolve();
    await holding;
    expect(await stopped).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect((await refused)?.status).not.toBe(200);
    expect(
      await board.database`
        select from live_streams join sessions on sessions.id = session_id where user_id = ${late.id}`,
    ).toHaveLength(0);
    expect(readers.flatMap(({ frames }) => frames.map(({ event }) => event))).not.toContain("end");
    servers = [servers[0], await start()];
  });
});
