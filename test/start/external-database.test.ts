import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runHere } from "../support/command-line.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres/test-postgres.ts";
import { startServer } from "../support/server-process.ts";
import { unhurried } from "./data-folder.ts";

let wire: DatabaseWire;
let board: TestDatabase;
let settings: { DATABASE_URL: string; DATA_DIR: string };

beforeAll(async () => {
  wire = await databaseWire();
  board = await createTestDatabase({ empty: true });
  const name = (board.address as { database: string }).database;
  settings = { DATABASE_URL: wire.urlOf(name), DATA_DIR: "/nonexistent/data" };
});

afterAll(async () => {
  await board.drop();
  await wire.breakOff();
});

describe("a board on an external database", unhurried, () => {
  test("is shared by two servers, which start no database of their own", { tags: "all" }, async () => {
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

  test("gets an error from a command if it doesn't answer", async () => {
    const gone = await runHere(["mail"], { DATABASE_URL: "postgres://x@127.0.0.1:1/board" });
    expect(gone.code).toBe(1);
    expect(gone.said).toMatch(/^The database board at 127\.0\.0\.1:1 does not answer: .* Check DATABASE_URL\.\n$/);
  });
});
