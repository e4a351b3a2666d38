import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { joined } from "../people/cast.ts";
import { testBoard } from "../support/board.ts";
import { commandLine } from "../support/command-line.ts";
import { importStage } from "./import-stage.ts";

const board = testBoard();
const run = commandLine(board);
const stage = importStage();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "homecoming-cohorts-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("P18 the command line manages cohorts, rosters and admissions, and writes to the audit trail", async () => {
  const [mira, jonas, admin] = [await joined(board), await joined(board), await joined(board, { role: "admin" })];
  const added = await run("cohorts", "add", "Web 2024-1", "--city", "Berlin", "--ends", "2024-06-30", "--size", "28");
  expect(added).toMatchObject({ code: 0, said: expect.stringContaining("Added the cohort Web 2024-1.") });
  expect((await run("cohorts", "add", "web 2024-1")).code).toBe(1);
  const file = join(folder, "roster.csv");
  await writeFile(file, `Name;E-Mail\nMira;${mira.email.toUpperCase()}\nNobody;nobody@example.org\n`);
  expect((await run("cohorts", "roster", "web 2024-1", file)).said).toContain("2 addresses on the roster");
  expect((await run("cohorts", "confirm", "Web 2024-1", jonas.email)).said).toContain("is verified in Web 2024-1.");
  await board.database`
    with small as (insert into cohorts (name) values ('Small') returning id)
    insert into roster_lines (cohort_id, address_hash) select id, '1' from small`;
  const list = (await run("cohorts")).said;
  expect(list).toContain("Web 2024-1: 2 of 28 verified, 0 pending, 2 addresses on the roster");
  expect(list).toMatch(/Small: 0 verified, 0 pending, 1 address on the roster$/m);
  expect((await run("cohorts", "confirm", "Nothing", jonas.email)).code).toBe(1);
  await writeFile(file, "mira@@nowhere");
  const wrong = await run("cohorts", "roster", "Web 2024-1", file);
  expect(wrong.code).toBe(1);
  expect(wrong.said).not.toContain("mira@@");
  await board.database`update users set state = 'waiting' where id = ${jonas.id}`;
  expect((await run("admit", jonas.email)).said).toContain("is a member now.");
  expect((await run("admit", jonas.email)).code).toBe(1);
  const { body } = await admin.get("/admin/audit?subject=cohort");
  expect(body.results.map(({ by, action }: { by: string; action: string }) => `${by} ${action}`)).toEqual([
    "command line confirmed",
    "command line listed",
    "command line added",
  ]);
});

test("P11 the command line reads a roster from XLSX, UTF-16 text or a list of addresses", async () => {
  const mira = await joined(board, { email: "mira.o'keeffe@example.org" });
  await board.database`insert into cohorts (name) values ('Web 2025-1')`;
  const taking = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return (await run("cohorts", "roster", "Web 2025-1", join(folder, name))).said;
  };
  const text = (value: string) => ({ value, type: String });
  const workbook = await writeWorkbook([
    { data: [[text("Mira"), text(mira.email.toUpperCase())]], sheet: "Spring" },
    { data: [[text("jonas@example.org")]], sheet: "Autumn" },
  ]).toBuffer();
  expect(await taking("roster.xlsx", workbook)).toContain(
    "2 addresses on the roster of Web 2025-1. 1 member is verified",
  );
  expect(await taking("unicode.txt", Buffer.from("\ufeffName\tMail\nAda\tada@example.org\n", "utf16le"))).toContain(
    "3 addresses",
  );
  expect(await taking("list.txt", "Eva Berg (eva@example.org), mailto:tom@example.org.")).toContain("5 addresses");
});

test("P11 an import creates cohorts and verifies the members listed in them, silently and once", async () => {
  const files = {
    "cohorts.csv": "Name;Course;City;Starts;Ends;Size\nWeb 2024-1;Web;Berlin;8.1.2024;2024-06-30;28\nBad;;;;;0",
    "members.csv":
      "Vorname;Nachname;E-Mail;Jahrgang;Headline;Ort;Website\nMira;Okafor;mira@example.org;web 2024-1 | Data 2025;Maps;Berlin;https://example.org/m\nJo;N;jo@example.org;;;;http://x.example",
  };
  const first = await stage.importing(files);
  expect(first.counts).toMatchObject({
    cohorts: { added: 3, refused: 0 },
    members: { added: 2, refused: 0 },
  });
  const [mira] = await stage.database`
    select headline, location, links, verified, array(
      select name || ' ' || verified_by from cohort_members join cohorts on cohorts.id = cohort_id
      where user_id = users.id order by name) as cohorts from users order by id`;
  expect(mira).toEqual({
    ...{ headline: "Maps", location: "Berlin", links: ["https://example.org/m"], verified: true },
    cohorts: ["Data 2025 staff", "Web 2024-1 staff"],
  });
  const events = await stage.database`select data from events where kind = 'member.verified'`;
  expect(events.every(({ data }) => data.quiet)).toBe(true);
  const again = await stage.importing(files);
  expect(again.counts).toMatchObject({ cohorts: { added: 0, updated: 0 }, members: { added: 0, updated: 0 } });
});
