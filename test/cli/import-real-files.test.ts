// @module-tag all
import { existsSync } from "node:fs";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importFiles } from "../../server/import/import-files.ts";
import { counts, everythingIn, importStage } from "./import-stage.ts";

const stage = importStage();
const folder = fileURLToPath(new URL("../../../shared/data/", import.meta.url));
const files = [`${folder}jobs.json`, `${folder}companies.json`];

test.skipIf(!files.every(existsSync))("592 real companies and 904 real postings are imported once", async () => {
  const { database } = stage;
  const importing = () => importFiles(database, files, { out: new PassThrough() });
  const first = await importing();
  // 389 companies occur in postings only; 412 have a careers page.
  expect(first.counts).toMatchObject({ companies: counts(592 + 389), jobs: counts(904 + 412) });
  expect(first.refusals).toEqual([]);
  const before = await everythingIn(database);
  const again = await importing();
  expect(again.counts).toMatchObject({ companies: counts(0, 0, 592), jobs: counts(0, 0, 904 + 412) });
  expect(await everythingIn(database)).toEqual(before);
  const jobsAlone = await importFiles(database, files.slice(0, 1), { out: new PassThrough() });
  expect(jobsAlone.counts.jobs).toEqual(counts(0, 0, 904));
  expect(await everythingIn(database)).toEqual(before);
});

test.skipIf(!files.every(existsSync))(
  "J01 an import reads the facts of real postings from their columns and titles",
  async () => {
    const rows = await stage.database`
    select title like 'Open positions at %' as is_of_company, workplace, count(*)::int
    from jobs join posts on id = post_id group by 1, 2 order by 1, 2`;
    expect(rows.map(Object.values)).toEqual([
      [false, "hybrid", 1],
      [false, "remote", 285],
      [false, null, 618],
      [true, "hybrid", 68],
      [true, "remote", 251],
      [true, null, 93],
    ]);
    const inTitles = await stage.database`
      select fact, count(*)::int from jobs cross join unnest(array[type, seniority]) fact
      where fact is not null group by 1 order by 1`;
    expect(inTitles.map(Object.values)).toEqual([
      ["full-time", 3],
      ["internship", 1],
      ["junior", 64],
      ["lead", 1],
      ["mid", 1],
      ["part-time", 2],
      ["senior", 4],
    ]);
    const [abroad] = await stage.database`select workplace from jobs where location = 'Austin, TX; Remote in USA'`;
    expect(abroad).toEqual({ workplace: null });
  },
);

test.skipIf(!files.every(existsSync))(
  "an import describes real postings and companies' careers pages as jobs",
  async () => {
    const [posting] = await stage.database`
    select description, location, created_at, updated_at from jobs join posts on id = post_id where title = 'Data Scientist: SNT (2024 Grads)'`;
    expect(posting?.description).toMatch(
      /^Data Scientist: SNT \(2024 Grads\) at .*The full description is behind the application link\.$/,
    );
    const [invitation] = await stage.database`
    select title, location, link, left(description, 16) as beginning from jobs join posts on id = post_id where title like '%90 Seconds'`;
    expect(invitation).toEqual({
      title: "Open positions at 90 Seconds",
      location: "Worldwide, hybrid",
      link: "https://90seconds.com/about/careers/",
      beginning: "## Company blurb",
    });
  },
);
