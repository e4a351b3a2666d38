import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { restore } from "../../server/database/backup/restore.ts";
import { testBoard } from "../support/board.ts";
import { sectionsIn } from "./restored-board.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(import.meta.dirname, "releases");
const files = readdirSync(folder);

test("F25 a backup of every version before this one lies here, made by that version", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, name]) => name);
  expect(released).toContain("0.1.0");
  const before = released.filter((name) => name !== version);
  for (const name of before) expect(files).toContain(`${name}.backup.gz`);
});

describe.each(files)("the backup %s", (name) => {
  const board = testBoard();
  const file = join(folder, name);
  beforeAll(() => restore(board.database, board.address, file));

  test("F25 restores with every row of every table as it was, each address and moment", async () => {
    const sections = sectionsIn(file).filter(({ name }) => name !== "title_words");
    expect(sections.length).toBeGreaterThan(15);
    for (const { name: table, columns: all, rows } of sections) {
      // What a record is found by follows from the rest.
      const columns = all.filter((column) => column !== "search");
      const ofThese = (row: Record<string, unknown>) =>
        JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
      const held = await board.database<{ row: string }[]>`
        select to_jsonb(kept)::text as row from (select ${board.database(columns)} from ${board.database(table)}) kept`;
      const asWritten = rows.map(ofThese).sort();
      const asHeld = held.map(({ row }) => ofThese(JSON.parse(row))).sort();
      if (table === "audit_trail") expect(asHeld).toEqual(expect.arrayContaining(asWritten));
      else expect(asHeld, table).toEqual(asWritten);
    }
  });

  test("F25 and works on: whom it names can log in, its posts and comments are found and read", async () => {
    const [{ jobs, comments }] = await board.database<[{ jobs: number; comments: number }]>`
      select (select count(*)::int from jobs) as jobs, (select count(*)::int from comments where job_id = 1 and not hidden) as comments`;
    const { body } = await board.visitor.post("/auth/login", { email: "ada@example.org", password: "lighthouse" });
    const ada = { headers: { Authorization: `Bearer ${body.token}` } };
    expect((await board.visitor.send("GET", "/jobs?search=webentwickler", ada)).body.results).toMatchObject([
      { id: 1 },
    ]);
    expect((await board.visitor.send("GET", "/jobs", ada)).body.total).toBe(jobs);
    expect((await board.visitor.send("GET", "/comments/jobs/1", ada)).body.results).toHaveLength(comments);
    expect((await board.visitor.send("GET", "/users?search=ozdemir", ada)).body.results).toMatchObject([
      { id: body.user.id, lastName: "Özdemir" },
    ]);
  });
});

describe("of a table that no backup holds any more", () => {
  const board = testBoard();
  const ended = '{"name":"sessions","columns":["id","user_id"],"key":["id"]}\n{"id":1,"user_id":1}\n\n';
  const sha256 = "3d38e2b959ed51a60af66d8ae8a5e2f2e60f127a606b1b2a6c5d88eb4e73985a";

  const restoring = async (change: (text: string) => string) => {
    const place = await mkdtemp(join(tmpdir(), "homecoming-releases-"));
    const file = join(place, "old.gz");
    const text = gunzipSync(readFileSync(join(folder, "0.1.0.backup.gz"))).toString();
    await writeFile(file, gzipSync(change(text)));
    return restore(board.database, board.address, file).finally(() => rm(place, { recursive: true }));
  };
  const withSection = (section: string) => (text: string) =>
    text.replace(/^\{"sequences":\{/m, `${section}{"sequences":{"sessions.id":9,`);

  test("F25 an older backup's rows are read past, not into it, and nothing of them stays", async () => {
    await restoring(withSection(`${ended}{"rows":1,"sha256":"${sha256}"}\n`));
    expect((await board.database`select from sessions`).count).toBe(0);
    expect((await board.database`select from users`).count).toBeGreaterThan(3);
  });

  test("but where they were harmed, or the table is none of ours, the file is damaged", async () => {
    const wrong = `${ended}{"rows":2,"sha256":"${sha256}"}\n`;
    await expect(restoring(withSection(wrong))).rejects.toThrow("is damaged");
    const unknown = `${ended.replace("sessions", "secrets")}{"rows":1,"sha256":"${sha256}"}\n`;
    await expect(restoring(withSection(unknown))).rejects.toThrow("is damaged");
  });
});
