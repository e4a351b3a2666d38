import { type AddressInfo, createConnection, createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { runProgram, startServer } from "../stage/server-process.ts";
import { createTestDatabase, type TestDatabase } from "../stage/test-postgres.ts";
import { unhurried } from "./data-folder.ts";

/** The run's PostgreSQL, as one on another machine would look: reached by TCP. */
let elsewhere: Server;
let board: TestDatabase;
let settings: { DATABASE_URL: string; DATA_DIR: string };

beforeAll(async () => {
  const { host, port, username } = inject("postgres");
  elsewhere = createServer((visitor) => {
    const postgres = createConnection(`${host}/.s.PGSQL.${port}`);
    visitor.pipe(postgres).pipe(visitor);
    for (const socket of [visitor, postgres]) socket.on("error", () => visitor.destroy());
  }).listen(0, "127.0.0.1");
  board = await createTestDatabase({ empty: true });
  const { port: tcp } = elsewhere.address() as AddressInfo;
  const name = (board.address as { database: string }).database;
  settings = { DATABASE_URL: `postgres://${username}@127.0.0.1:${tcp}/${name}`, DATA_DIR: "/nonexistent/data" };
});

afterAll(async () => {
  await board.drop();
  elsewhere.close();
});

describe("a board on a database elsewhere", unhurried, () => {
  test("two servers share it, and neither starts a database of its own", async () => {
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.kill("SIGKILL")));
    });
    for (const { url, said } of servers) {
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(said()).toContain("Data: the database at 127.0.0.1");
    }
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });

  test("says when it does not answer", async () => {
    const gone = await runProgram("server/main.ts", [], {
      ...settings,
      DATABASE_URL: "postgres://x@127.0.0.1:1/board",
    });
    expect(gone.code).toBe(1);
    expect(gone.said).toMatch(/^The database board at 127\.0\.0\.1:1 does not answer: .* Check DATABASE_URL\.\n$/);
  });
});
