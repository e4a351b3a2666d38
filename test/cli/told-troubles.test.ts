import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { logOnce } from "../../server/database/trouble-log.ts";
import { testBoard } from "../support/board.ts";
import { commandLine, runHere } from "../support/command-line.ts";
import { runProgram } from "../support/server-process.ts";

const board = testBoard();
const run = commandLine(board);
const secret = "secret";
const databases = ["12/secret", "secret/12", "12#secret", "12?secret", "1%secret"];

test.each(["/proc/nothing", "/proc/nothing/deeper/still", "/dev/null/data", `/tmp/${"x".repeat(300)}`])(
  "F42 a DATA_DIR that can't be created (%s) gets a one-sentence error",
  async (folder) => {
    const { code, said } = await runHere(["stats"], { DATA_DIR: folder });
    expect(said).toMatch(/^(No folder can be created at )?\/[^\n]+\.\n$/);
    expect(code).toBe(1);
  },
);

for (const host of ["8.8.8.8", "no.such.host.invalid"])
  test(`F42 HOST=${host} gets a one-sentence error, as it isn't an address of this machine`, {
    tags: host === "8.8.8.8" ? [] : "all",
  }, async () => {
    const settings = { DATABASE_URL: "postgres://board@127.0.0.1:1/board", HOST: host, PORT: "0" };
    const { code, said } = await runProgram("server/main.ts", [], settings);
    expect(said).toMatch(
      new RegExp(`^HOST is ${host}, which isn't an address of this machine\\. Set it to [^\\n]+\\.\\n$`),
    );
    expect(code).toBe(1);
  });

test.each(databases)(
  "F42 a DATABASE_URL or SMTP_URL that can't be parsed never shows its password: %s",
  async (password) => {
    for (const [name, address] of [
      ["DATABASE_URL", `postgres://board:${password}@127.0.0.1:1/board`],
      ["SMTP_URL", `smtp://board:${password}@127.0.0.1:1`],
    ] as const) {
      const { code, said } = await runHere(["stats"], { [name]: address });
      expect(said).toMatch(new RegExp(`^${name} must have / in its user or password as %2F[^\\n]+\\.\\n$`));
      expect(said).not.toContain(secret);
      expect(code).toBe(1);
    }
    const written = `postgres://board:${encodeURIComponent(password)}@[::1]:5432/board?sslmode=require`;
    expect(readConfig({ DATABASE_URL: written }).databaseUrl).toBe(written);
  },
);

test("F42 losing the database during a command gets a one-sentence error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-away-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "members.csv");
  writeFileSync(file, "Vorname;Nachname;E-Mail\nMira;Okafor;mira@example.org\n");
  const { code, said } = await board.database.begin(async (transaction) => {
    await transaction`lock table users in exclusive mode`;
    const running = run("import", file);
    const waits = () => board.database`
      select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waits()).count, { timeout: 20_000 }).toBeGreaterThan(0);
    return running;
  });
  expect(said).toMatch(/^The connection to the database was lost before this was done\. [^\n]+\.\n$/m);
  expect(said).not.toMatch(/ {4}at |57P01|administrator/);
  expect(code).toBe(1);
});

test("F42 a lasting problem is logged once, whichever worker or queue reports it", () => {
  const logged: string[] = [];
  const log = logOnce((line) => logged.push(line));
  for (const worker of [1, 2, 3])
    log(`the mail queue is in trouble: No space left on device (Queue: mail, Worker: a${worker})`);
  log("the mail queue is in trouble: the database system is shutting down");
  log('the mail queue is in trouble: No space left on device (Queue: recovery, Worker: "b")');
  expect(logged).toHaveLength(2);
});
