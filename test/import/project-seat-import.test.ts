import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportFile } from "../../server/cli/export-command.ts";
import { counts, importStage } from "../cli/import-stage.ts";

const [here, there] = [importStage(), importStage()];

const factsOf = ({ database }: typeof here) => database`
  select title, stage, repository, due_at is not null as is_looked_after, (
    select json_agg(json_build_array(name, hours, state, array(
      select skills.name from project_seat_skills named join skills on skills.id = skill_id
      where named.post_id = posts.id and named.number = project_seats.number order by skills.name)) order by place)
    from project_seats where post_id = posts.id) as seats
  from posts join projects on post_id = posts.id order by title`;

const list = (stage: string, seats: string) => ({
  "Projekte.csv": `Projekt;Beschreibung;Stand;Repository;Plätze\nHafen;Karten;${stage};code.example/hafen;${seats}\n`,
});

test("E01 stage, repository and seats are imported; a second import changes nothing", async () => {
  const {
    refusals,
    notes,
    counts: done,
  } = await here.importing(list("Im Aufbau", "Frontend (6 Std.): React, CSS | Texte"));
  expect({ refusals, notes, done: done.projects }).toEqual({ refusals: [], notes: [], done: counts(1) });
  const seats = [
    ["Frontend", 6, "open", ["CSS", "React"]],
    ["Texte", null, "open", []],
  ];
  const facts = { stage: "building", repository: "https://code.example/hafen", isLookedAfter: true, seats };
  expect(await factsOf(here)).toMatchObject([{ title: "Hafen", ...facts }]);
  const again = await here.importing(list("building", "Frontend (6 Std.): React, CSS | Texte"));
  expect(again.counts.projects).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  await here.importing(list("", "Something else"));
  expect(await factsOf(here)).toMatchObject([facts]);
});

test("E01 an invalid stage or seat is left out with a note, and the project is imported", async () => {
  const many = Array.from({ length: 13 }, (_, at) => `S${at}`).join("|");
  const { notes, counts: done } = await there.importing(list("bald", many));
  expect(done.projects.added).toBe(1);
  expect(notes).toEqual([
    "Projekte.csv row 2 'Hafen': Stand: 'bald' – write idea, building, running, ended; left out",
    expect.stringContaining("Plätze:"),
  ]);
});

test("E01 exported projects can be imported on another board without a change", async () => {
  const names = ['"Odd ""name"": a, b"', "C: the language: ", "Words | x"];
  await here.importing({
    "projects.json": [
      {
        title: "Pier",
        description: "x",
        stage: "ended",
        seats: names.map((name) => ({ name, hours: 4, skills: ["TCP, IP", "React"] })),
      },
      { title: "Quay", description: "x", seats: [{ name: "Colons: none" }, { name: "Plain" }] },
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), "homecoming-seats-"));
  const file = join(folder, "projects.csv");
  await here.database`update project_seats set state = 'open'`;
  await exportFile(here.database, "projects", file);
  await there.database`delete from posts`;
  const { refusals, notes } = await there.importing({ "projects.csv": await readFile(file, "utf8") });
  expect([refusals, notes]).toEqual([[], ["New skills on the board: TCP, IP."]]);
  await here.database`update project_seats set state = 'closed' where post_id in (select post_id from projects where stage = 'ended')`;
  expect(await factsOf(there)).toEqual(await factsOf(here));
  await rm(folder, { recursive: true });
});
