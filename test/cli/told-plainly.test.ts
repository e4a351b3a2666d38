import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { unhurried } from "../start/data-folder.ts";
import { testBoard } from "../support/board.ts";
import { runHere } from "../support/command-line.ts";
import { type DatabaseWire, databaseWire } from "../support/postgres/database-wire.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";
import { runProgram } from "../support/server-process.ts";

const root = join(import.meta.dirname, "../..");
const board = testBoard();

let wire: DatabaseWire;
beforeAll(async () => {
  wire = await databaseWire();
});
afterAll(() => wire.breakOff());

const urlOf = (database = (board.address as { database: string }).database) => wire.urlOf(database);
const run = (...words: string[]) => runHere(words, { DATABASE_URL: urlOf() });
const oneSentence = /^[A-Z][^\n]+\.(?: [^\n]+\.)?\n?$/;

test("F33 a command exits cleanly if its output is closed after the first line", async () => {
  const words = `"${process.execPath}" server/board.ts stats | head -n 1 >/dev/null; echo "\${PIPESTATUS[0]}"`;
  const env = { PATH: process.env.PATH, DATABASE_URL: urlOf() };
  const { stdout, stderr } = await promisify(execFile)("bash", ["-c", words], { cwd: root, env });
  expect(stderr).not.toMatch(/EPIPE|at .*:\d+:\d+/);
  expect(["0", "1"]).toContain(stdout.trim());
});

test("F34 a database role that can't create tables gets a one-sentence error", async () => {
  const { database, address, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  await database`revoke create on schema public from pg_database_owner, public`;
  const { code, said } = await runHere(["stats"], { DATABASE_URL: urlOf((address as { database: string }).database) });
  expect(said).toMatch(/^The role in DATABASE_URL may not create tables in the schema public: grant create/);
  expect(said).toMatch(oneSentence);
  expect(code).toBe(1);
});

test("F34 a missing folder gets a one-sentence error", async () => {
  for (const words of [
    ["backup", "/nowhere/at-all/board.gz"],
    ["export", "members", "/nowhere/at-all/people.csv"],
  ]) {
    const { code, said } = await run(...words);
    expect(said).toMatch(/\/nowhere\/at-all/);
    expect(said).toMatch(oneSentence);
    expect(said).not.toMatch(/ENOENT| {4}at /);
    expect(code).toBe(1);
  }
});

const mayMount =
  spawnSync("unshare", ["-m", "sh", "-c", "mount -t tmpfs -o size=1m tmpfs /mnt && umount /mnt"]).status === 0;

const slowly = { ...unhurried, tags: "all" };
test.runIf(mayMount)("F34 a full disk at the first start gets a one-sentence error", slowly, async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-full-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const size of ["1m", "12m"]) {
    const through = [
      "unshare",
      "-m",
      "sh",
      "-c",
      `chmod 711 "$0" && mount -t tmpfs -o size=${size},mode=711 tmpfs "$0" && exec "$@"`,
      folder,
    ];
    const { code, said } = await runProgram("server/main.ts", [], { DATA_DIR: folder, PORT: "0" }, { through });
    expect(said.trim()).toBe("There is no space left on the disk. Free some space, then try again.");
    expect(code).toBe(1);
  }
});

test.runIf(mayMount)("F34 an export on a full disk fails without leaving a partial file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "homecoming-full-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'mount -t tmpfs -o size=4k tmpfs "$0" && { "$@"; code=$?; ls "$0"; exit $code; }';
  const words = ["export", "skills", join(folder, "skills.csv")];
  const through = ["unshare", "-m", "sh", "-c", script, folder];
  const { code, said } = await runProgram("server/board.ts", words, { DATABASE_URL: urlOf() }, { through });
  expect(said).toBe("There is no space left on the disk. Free some space, then try again.\n");
  expect(code).toBe(1);
});

test.runIf(existsSync("/dev/full"))(
  "F34 a command that can't write its output fails with a one-sentence error",
  async () => {
    const through = ["sh", "-c", 'exec "$0" "$@" >/dev/full'];
    const { code, said } = await runProgram("server/board.ts", ["stats"], { DATABASE_URL: urlOf() }, { through });
    expect(said).toMatch(/^The command's output could not be written: ENOSPC.*\n$/);
    expect(code).toBe(1);
  },
);

test("F34 a missing file, or a folder in its place, gets a one-sentence error", async () => {
  const folder = await mkdtemp(join(tmpdir(), "plainly-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const words of [
    ["import", `${folder}/people.csv`],
    ["import", folder],
    ["restore", `${folder}/board.gz`, "--overwrite"],
    ["restore", folder, "--overwrite"],
    ["backup", join(root, "package.json", "board.gz")],
  ]) {
    const { code, said } = await run(...words);
    expect(said).toMatch(/There is no file |is a folder, not a file|a file is in its place/);
    expect(said).toMatch(/^[^\n]+\.\n$/);
    expect(code).toBe(1);
  }
  const { code, said } = await runHere(["stats"], { DATA_DIR: join(root, "package.json") });
  expect(said).toMatch(/package\.json can't be a folder or be in one: a file is in its place\.\n$/);
  expect(code).toBe(1);
});

test("the command line refuses blank or overlong skill names and aliases", async () => {
  for (const words of [
    ["add", " "],
    ["add", "x".repeat(61)],
    ["alias", "JavaScript", " "],
  ]) {
    const { code, said } = await run("skills", ...words);
    expect(said).toMatch(/^name(?: is missing|: .+)\n$/);
    expect(code).toBe(1);
  }
  expect(await board.database`select from skills where btrim(name) = '' or length(name) > 60`).toHaveLength(0);
});

test("invite --withdraw is refused without addresses, even with --all", async () => {
  for (const words of [["--withdraw"], ["--withdraw", "--all"]]) {
    const { code, said } = await run("invite", ...words);
    expect([said, code]).toEqual(["Name the addresses whose invitations to withdraw.\n", 1]);
  }
});

test("invite --list can't be combined with --all or addresses", async () => {
  const listed = (also: string) => run("invite", "--list", also);
  const withAll = await listed("--all");
  expect(withAll.said).toContain("error: option '--list' cannot be used with option '--all'\n");
  expect(withAll.code).toBe(1);
  const withAddress = await listed("ada@example.org");
  expect([withAddress.said, withAddress.code]).toEqual(["--list invites nobody: name no addresses with it.\n", 1]);
});

test("F34 an empty argument gets a one-sentence error", async () => {
  for (const words of [
    ["backup", ""],
    ["export", "members", ""],
    ["cohorts", "add", ""],
    ["admit", ""],
  ]) {
    const { code, said } = await run(...words);
    expect([said, code]).toEqual(["One of the words after the command is empty.\n", 1]);
  }
});

test("invite reports an invalid address and continues with the next ones", async () => {
  const words = ["invite", "first@example.org", "nobody", "last@example.org"];
  const { code, said } = await run(...words);
  expect(said).toContain("nobody is no e-mail address.\n");
  expect(code).toBe(1);
  const { said: list } = await run("invite", "--list");
  expect(list).toContain("first@example.org");
  expect(list).toContain("last@example.org");
});
