import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportFile } from "../../server/cli/export-command.ts";
import { kinds } from "../../server/import/import-kinds.ts";
import { counts, everythingIn, importStage } from "./import-stage.ts";

const here = importStage();
const there = importStage();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-export-"));
  await here.importing({
    "members.csv":
      'first name;last name;email;company;skills;joined;locale;cohort\n=HYPERLINK(1);\'Tis;a@example.org;+Plus;React, C++;2023-05-31;de;\n-Dash;@At;b@example.org;;;;;"""Web | Night"" | Day"',
    "skills.json": [{ name: 'TCP, "IP"', aliases: ["Net; Work"], implies: ["One | Two"] }],
    "jobs.json": [
      {
        title: '=cmd|" /C"!A1',
        link: "https://example.org/1",
        description: '- one\n- two, "three"\r\n',
        owner: "a@example.org",
        skills: ["React", 'TCP, "IP"'],
        required: ['TCP, "IP"'],
      },
    ],
    "projects.json": [{ title: "A; B | C", description: "'=x", owner: "b@example.org", dateFrom: "2026-01-31" }],
  });
});
afterAll(() => rm(folder, { recursive: true }));

const exported = async (kind: (typeof kinds)[number]) => {
  const file = join(folder, `${kind}.csv`);
  await exportFile(here.database, kind, file);
  return file;
};

test("importing an export copies the data to another board and changes nothing on the same one", async () => {
  const files = Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [`${kind}.csv`, await readFile(await exported(kind), "utf8")])),
  );
  const home = await here.importing(files);
  const unchanged = Object.fromEntries(
    kinds.map((kind) => [kind, expect.objectContaining({ added: 0, updated: 0, refused: 0 })]),
  );
  expect(home.counts, home.printed).toEqual(unchanged);
  const { refusals, counts: moved } = await there.importing(files);
  expect(refusals).toEqual([]);
  expect(moved).toMatchObject({ members: counts(2), jobs: counts(1), projects: counts(1) });
  const names = (rows: string[][]) => rows.map((table) => table.length);
  expect(names(await everythingIn(there.database))).toEqual(names(await everythingIn(here.database)));
  expect(await there.database`select first_name, last_name, email, locale from users order by id`).toEqual(
    await here.database`select first_name, last_name, email, locale from users order by id`,
  );
  expect(await there.database`select title, description from jobs join posts on id = post_id order by title`).toEqual(
    await here.database`select title, description from jobs join posts on id = post_id order by title`,
  );
});

test("an export escapes formulas, is readable by its owner only and overwrites no file", async () => {
  const file = join(folder, "again.csv");
  await here.database`
    insert into users (first_name, last_name, email, password_hash, state) values ('Wanda', 'Waits', 'w@example.org', '-', 'waiting')`;
  expect(await exportFile(here.database, "members", file)).toBe(2);
  const text = await readFile(file, "utf8");
  expect(text).toContain("'=HYPERLINK(1),'Tis,a@example.org,'+Plus");
  expect(text).toContain("'-Dash,'@At,b@example.org");
  expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(exportFile(here.database, "members", file)).rejects.toThrow("already exists");
});

test("M17 an export leaves out suspended and waiting members, and suspended members' posts", async () => {
  const { database } = here;
  const rowsIn = async (kind: (typeof kinds)[number], name: string) => {
    const file = join(folder, `${name}-${kind}.csv`);
    await exportFile(database, kind, file);
    return (await readFile(file, "utf8")).trim().split(/\r?\n(?!-)/).length - 1;
  };
  const all = async (name: string) => [await rowsIn("members", name), await rowsIn("projects", name)];
  const [members = 0, projects = 0] = await all("before");
  const { id } = (await database<[{ id: number }]>`select id from users where email = 'b@example.org'`)[0];
  const turned = (suspended: boolean) => database`
    with posts as (update posts set suspended = ${suspended} where owner_id = ${id})
    update users set suspended = ${suspended} where id = ${id}`;
  await turned(true);
  expect(await all("suspended")).toEqual([members - 1, projects - 1]);
  await turned(false);
  await database`update users set state = 'waiting' where id = ${id}`;
  expect(await all("waiting")).toEqual([members - 1, projects]);
  await database`update users set state = 'shown' where id = ${id}`;
});
