import { describe, expect, test } from "vitest";
import { changeRole } from "../../server/cli/role-command.ts";
import { testBoard } from "../support/board.ts";
import { runHere } from "../support/command-line.ts";
import { runProgram } from "../support/server-process.ts";
import { dataFolder, unhurried } from "./data-folder.ts";

const board = testBoard();

test("board role makes a member an admin, whatever the case of the address", async () => {
  const ada = await board.join({ email: "ada@example.org" });
  expect(await changeRole(board.database, " Ada@Example.org ", "admin")).toBe("Ada@Example.org is now an admin.");
  expect(await changeRole(board.database, "ada@example.org", "admin")).toBe("ada@example.org is an admin already.");
  const [row] = await board.database`select role from users where id = ${ada.id}`;
  expect(row?.role).toBe("admin");
});

test("P21 board role reports that the member still waits for approval", async () => {
  const { id, email } = await board.join({});
  await board.database`update users set state = 'waiting' where id = ${id}`;
  expect(await changeRole(board.database, email, "moderator")).toBe(
    `${email} is now a moderator. They still wait for approval: npm run board -- admit ${email}`,
  );
});

test("board role never demotes the last admin, even of two demoted simultaneously", async () => {
  await board.join({ email: "grace@example.org", role: "admin" });
  const both = ["ada@example.org", "grace@example.org"].map((email) => changeRole(board.database, email, "user"));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await board.database`select from users where role = 'admin'`).count).toBe(1);
});

test("board role reports an unknown address", async () => {
  await expect(changeRole(board.database, "nobody@example.org", "admin")).rejects.toThrow(
    "No member signed up with nobody@example.org.",
  );
});

describe.runIf(process.platform === "linux")("npm run board", unhurried, () => {
  const role = (path: string) =>
    runProgram("server/board.ts", ["role", "nobody@example.org", "admin"], { DATA_DIR: path });

  test("runs beside the server, which it leaves running", { tags: "all" }, async () => {
    const data = await dataFolder();
    const server = await data.start();
    expect(await role(data.path)).toEqual({ code: 1, said: "No member signed up with nobody@example.org.\n" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test("runs without the server and leaves no database running", async () => {
    const data = await dataFolder();
    const { code, said } = await role(data.path);
    expect(code).toBe(1);
    expect(said).toMatch(/No member signed up with nobody@example\.org\.\n$/);
    expect(data.processes()).toEqual([]);
  });

  test("lists its commands and reports invalid arguments", async () => {
    const help = await runHere(["help"], {});
    expect(help.said).toContain("role <email> <role>");
    expect(help.said).toContain("import [options] <files...>");
    const wrong = await runHere(["role", "ada@example.org", "king"], {});
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining("user, moderator, admin") });
  });
});
