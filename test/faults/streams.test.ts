import { request } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { caller } from "../support/caller.ts";
import { type LiveReader, listenLive } from "../support/notifications/live-reader.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let wire: DatabaseWire;
let server: ServerProcess;
let writer: Member;

beforeAll(async () => {
  wire = await databaseWire();
  const { database } = board.address as { database: string };
  const settings = { DATABASE_URL: wire.urlOf(database), DATA_DIR: "/nonexistent/data", RATE_LIMIT_SCALE: "1000" };
  server = await startServer(settings);
  writer = await board.join();
}, 90_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await wire.breakOff();
});

const megabytes = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
};
const post = async () => (await caller(server.url, writer.token).post("/jobs", aJob())).body.id;

test("N18 a thousand streams receive an event, using less than 200 MB of memory", unhurried, async () => {
  const members = await Promise.all(Array.from({ length: 100 }, () => board.join()));
  await post();
  const before = await megabytes();
  const readers: LiveReader[] = [];
  // As many at once as a board accepts right after its start.
  for (const { token } of members) {
    readers.push(...(await Promise.all(Array.from({ length: 10 }, () => listenLive(server.url, token)))));
  }
  onTestFinished(() => {
    for (const reader of readers) reader.close();
  });
  await Promise.all(readers.map((reader) => reader.next("start")));
  const id = await post();
  await Promise.all(readers.map((reader) => reader.next("happened", (data) => data.id === id)));
  const more = (await megabytes()) - before;
  expect(more).toBeLessThan(200);
});

test("N18 a client that reads too slowly is disconnected, and others aren't", unhurried, async () => {
  const [lazy, keen] = [await board.join(), await board.join()];
  const headers = { Authorization: `Bearer ${lazy.token}` };
  const deaf = request(`${server.url}/api/live`, { headers }, (reply) => {
    reply.pause();
    reply.socket.pause();
    reply.on("error", () => {});
  });
  deaf.on("error", () => {});
  deaf.end();
  onTestFinished(() => void deaf.destroy());
  const reader = await listenLive(server.url, keen.token);
  onTestFinished(() => reader.close());
  await reader.next("start");
  const streams = async () =>
    Number(/^homecoming_live_streams (\d+)/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
  await expect.poll(streams).toBe(2);
  // Far more than the sockets' buffers hold.
  await board.database`
    insert into events (kind, actor_id, member_id) select 'member.joined', ${keen.id}, ${keen.id} from generate_series(1, 60000)`;
  await expect.poll(streams, { timeout: 60_000, interval: 500 }).toBe(1);
  await reader.next("happened", (data) => data.kind === "member.joined");
});
