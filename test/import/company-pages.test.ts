import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportFile } from "../../server/cli/export-command.ts";
import { counts, everythingIn, importStage } from "../cli/import-stage.ts";

const here = importStage();
const there = importStage();

const firms = [
  "Firma;Karriereseite;Beschreibung;Region;Homeoffice;Kenntnisse",
  "Ja  GmbH;example.org/jobs;We weave;Berlin;ja;React",
  "Nein GmbH;https://nein.example;We weave;Berlin;nein;",
  "Fern GmbH;https://fern.example;We weave;;Fully remote;",
  "Welt GmbH;https://welt.example;We weave;americas-europe;hybrid;Go",
  "Frei GmbH;https://frei.example;We weave;Bonn;nach Absprache;",
  "Mail GmbH;jobs@mail.example;We weave;;;",
  "Stumm GmbH;https://stumm.example;;;;",
];

test("F45 careers pages and remote policies become jobs, and unused values are reported", async () => {
  const { notes, refusals, counts: done } = await here.importing({ "Firmen.csv": firms.join("\n") });
  expect(refusals).toEqual([]);
  expect(done.jobs).toEqual(counts(5));
  const rows = await here.database`select link, location, workplace from jobs order by post_id`;
  expect(rows.map(Object.values)).toEqual([
    ["https://example.org/jobs", "Berlin, remote friendly", null],
    ["https://nein.example", "Berlin", "onsite"],
    ["https://fern.example", "fully remote", "remote"],
    ["https://welt.example", "Americas and Europe, hybrid", "hybrid"],
    ["https://frei.example", "Bonn, Nach Absprache", null],
  ]);
  expect(notes).toContain("Companies with a careers page but no description, so no job was created: Stumm GmbH.");
  expect(notes).toContainEqual(expect.stringMatching(/^Companies with no careers page, .*: Mail GmbH\.$/));
  expect(notes.at(-1)).toContain("Karriereseite: 'jobs@mail.example' – must start with http:// or https://; left out");
});

test("F45 importing the board's own export of companies changes nothing", async () => {
  const { database } = here;
  await database`update posts set title = replace(title, ' ', '  ') where title = 'Ja GmbH'`;
  await database`update jobs set workplace = 'remote' where link = 'https://welt.example'`;
  await database`update companies set about = 'Quiet' from posts where id = post_id and title = 'Stumm GmbH'`;
  const folder = await mkdtemp(join(tmpdir(), "firms-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const kind of ["companies", "jobs"] as const) await exportFile(database, kind, join(folder, `${kind}.csv`));
  const companies = await readFile(join(folder, "companies.csv"), "utf8");
  expect(companies).toContain("Company,Careers,Description,Region,Remote,Skills");
  expect(companies).toContain("Stumm GmbH,,Quiet,,,");
  const before = await everythingIn(database);
  const both: Record<string, string>[] = [{}, { "jobs.csv": await readFile(join(folder, "jobs.csv"), "utf8") }];
  for (const also of both) {
    expect((await here.importing({ "companies.csv": companies, ...also })).refusals).toEqual([]);
    expect(await everythingIn(database)).toEqual(before);
  }
  await there.importing({ "companies.csv": companies });
  const places = (database: typeof here.database) => database`select link, location from jobs order by post_id`;
  expect(await places(there.database)).toEqual(await places(database));
});

test("F45 importing a job again doesn't add skills that its owner removed", async () => {
  const jobs = { "jobs.csv": "title,link\nReact weaver,https://react.example\n" };
  await here.importing(jobs);
  const skills = () => here.database`
    select from post_skills join jobs using (post_id) where link = 'https://react.example'`;
  expect(await skills()).toHaveLength(1);
  await here.database`delete from post_skills using jobs where jobs.post_id = post_skills.post_id and link like '%react%'`;
  expect((await here.importing(jobs)).counts.jobs).toEqual(counts(0, 0, 1));
  expect(await skills()).toHaveLength(0);
});
