import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testBoard } from "../support/board.ts";
import { commandLine } from "../support/command-line.ts";

const board = testBoard();
const other = testBoard();
const [run, runOther] = [commandLine(board), commandLine(other)];

test("F22 a restore keeps invitations, but not those withdrawn since the backup", {
  tags: "all",
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-invited-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "board.gz");
  await run("invite", "mira@example.org", "jonas@example.org");
  expect(await run("backup", file)).toMatchObject({ code: 0 });
  expect(await runOther("restore", file)).toMatchObject({ code: 0 });
  const hashes = (one: typeof board) => one.database`select email, token_hash from invitations order by email`;
  expect([...(await hashes(other))]).toEqual([...(await hashes(board))]);
  await run("invite", "--withdraw", "jonas@example.org");
  expect(await run("restore", file, "--overwrite")).toMatchObject({ code: 0 });
  expect((await hashes(board)).map(({ email }) => email)).toEqual(["mira@example.org"]);
});
