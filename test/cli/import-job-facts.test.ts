import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportFile } from "../../server/cli/export-command.ts";
import { importStage } from "./import-stage.ts";

const stage = importStage();
const elsewhere = importStage();

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const named = (title: string, more: Record<string, unknown> = {}) => ({
  ...{ title, link: `https://example.org/${encodeURIComponent(title)}`, skills: "React, SQL", owner: "a@example.org" },
  ...more,
});
const standing = async () =>
  Object.fromEntries(
    (
      await stage.database<{ title: string; status: string; days: number; isDue: boolean }[]>`
        select title, posts.status, round(extract(epoch from expires_at - now()) / 86400)::int as days,
          due_at is not null as is_due
        from jobs join posts on id = post_id`
    ).map(({ title, status, days, isDue }) => [title, [status, days, isDue]]),
  );

test("J20 imported jobs are listed for 60 days unless the file says otherwise", async () => {
  const jobs = [
    named("New"),
    named("Short", { expiresAt: inDays(10) }),
    named("Far", { expiresAt: inDays(400) }),
    named("Past", { expiresAt: inDays(-3) }),
    named("Filled", { status: "filled" }),
    named("Withdrawn", { status: "Withdrawn" }),
    named("Expired", { status: "expired" }),
  ];
  await stage.importing({ "members.csv": "first name;last name;email\nA;B;a@example.org", "jobs.json": jobs });
  const first = {
    ...{ New: ["open", 60, true], Short: ["open", 10, true], Far: ["open", 120, true], Past: ["expired", -3, false] },
    ...{ Filled: ["filled", 60, false], Withdrawn: ["withdrawn", 60, false], Expired: ["expired", 0, false] },
  };
  expect(await standing()).toEqual(first);
  const again = await stage.importing({ "jobs.json": jobs });
  expect(again.counts.jobs).toMatchObject({ added: 0, updated: 0 });
  await stage.database`update jobs set expires_at = now() + interval '31 days' where link like '%New'`;
  await stage.importing({ "jobs.json": jobs.map(({ title }) => named(title)) });
  expect(await standing()).toEqual({
    ...first,
    ...{ New: ["open", 31, true], Short: ["open", 60, true], Past: ["open", 60, true], Expired: ["open", 60, true] },
  });
});

test("J01 job facts survive import, export and import on another board", async () => {
  const stated = {
    ...{ workplace: "Remote", type: "Full time", level: "Senior", currency: "eur", per: "year" },
    ...{ salaryFrom: 55_000, salaryTo: "65000.5", languages: "German B2 | Englisch c1", required: "SQL, Go" },
  };
  const first = await stage.importing({ "jobs.json": [named("Facts", stated), named("Bare")] });
  expect(first.counts.jobs, first.printed).toMatchObject({ added: 2, refused: 0 });
  const factsOf = ({ database }: typeof stage) => database`
    select title, workplace, type, seniority, salary_min::float8, salary_max::float8, salary_currency, salary_per, languages,
      posts.status, expires_at::text, array(
        select name || case when required then '!' else '' end from post_skills join skills on skills.id = skill_id
        where post_id = posts.id order by name) as skills
    from jobs join posts on posts.id = post_id order by title`;
  const facts = await factsOf(stage);
  expect(facts.find(({ title }) => title === "Facts")).toMatchObject({
    ...{ workplace: "remote", type: "full-time", seniority: "senior" },
    ...{ salaryMin: 55_000, salaryMax: 65_000.5, salaryCurrency: "EUR", salaryPer: "year" },
    languages: [
      { code: "de", level: "B2" },
      { code: "en", level: "C1" },
    ],
    skills: ["Go!", "React", "SQL!"],
  });
  const folder = await mkdtemp(join(tmpdir(), "job-facts-"));
  await exportFile(stage.database, "jobs", join(folder, "jobs.csv"));
  const text = await readFile(join(folder, "jobs.csv"), "utf8");
  await rm(folder, { recursive: true });
  expect(text).toContain("German B2 | English C1");
  await elsewhere.importing({ "members.csv": "first name;last name;email\nA;B;a@example.org" });
  const moved = await elsewhere.importing({ "jobs.csv": text });
  expect(moved.refusals).toEqual([]);
  expect(await factsOf(elsewhere)).toEqual(facts);
  const bare = await stage.importing({
    "jobs.json": [named("Facts", { skills: "React, SQL, Go" }), named("Bare")],
  });
  expect(bare.counts.jobs).toMatchObject({ added: 0, updated: 0 });
});

test("J01 an import reads a new job's facts from its title unless a column has them", async () => {
  const stated = {
    "Part Time – Junior Weaver - Remote": "remote part-time junior",
    "Senior Weaver (Full-Time, Hybrid)": "hybrid full-time senior",
    "Weaving Intern | On-site": "onsite internship",
    "Weaver-Werkstudent:in, Teilzeit": "",
    "Junior / Senior Weaver - NYC or Remote": "",
    "Remote Sensing Internist, Lead Generation": "",
    "Mid-level Weaver - Remote": "remote mid",
    "Weaver (Intermediate)": "mid",
    "Mid-Market Weaver": "",
    "Mid/Senior Weaver": "",
    "Junior to Mid-level Weaver": "",
    "Weaver (not remote)": "",
    "Weaver - No Remote": "",
    "Weaver - Non-Remote": "",
    "Weaver (kein Remote)": "",
    "Weaver (teilweise remote)": "",
    "Weaver, 2 days remote": "",
    "Weaver (50 % remote)": "",
    "Weaver (100% remote)": "remote",
    "Weaver (Hybrid Remote)": "hybrid",
    "Ausbildungsleiter Weaving": "",
    "Azubi-Betreuer Weaving": "",
    "Apprenticeship Coordinator Weaving": "",
    "Azubi Weaving": "apprenticeship",
    "Ausbildungsplatz Weaving": "apprenticeship",
    "Auszubildende:r Weaving": "apprenticeship",
    "Intern Program Manager Weaving": "",
    "Internship Coordinator Weaving": "",
    "Praktikantenbetreuer Weaving": "",
    "Program Manager Intern Weaving": "internship",
    "Praktikant:in Weaving": "internship",
    "Lead-Generation Weaver": "",
    "Lead Gen Weaver": "",
    "Lead Nurturing Weaver": "",
    "Lead Generative Weaver": "lead",
  };
  const jobs = Object.keys(stated).map((title) => named(title));
  await stage.importing({ "jobs.json": [...jobs, named("Junior Dyer", { level: "mid" })] });
  const rows = await stage.database<{ title: string; facts: string }[]>`
    select title, concat_ws(' ', workplace, type, seniority) as facts from jobs join posts on id = post_id
    where title ~ 'Weav|Sensing|Dyer'`;
  const facts = Object.fromEntries(rows.map(({ title, facts }) => [title, facts]));
  expect(facts).toEqual({ ...stated, "Junior Dyer": "mid" });
  await stage.database`
    update jobs set seniority = null from posts where id = post_id and title like 'Senior Weaver%'`;
  expect((await stage.importing({ "jobs.json": jobs })).counts.jobs).toMatchObject({ added: 0, updated: 0 });
});

test("J03 an import reads German and English number formats as pay", async () => {
  const written = {
    ...{ "55.000": 55_000, "55,000": 55_000, "1.234.567,50": 1_234_567.5, "1,234,567.5": 1_234_567.5, "25,50": 25.5 },
    ...{ "25.50": 25.5, "4200": 4200, "4200,5": 4200.5, "999": 999, "55 000": 55_000, "1'234'567.50": 1_234_567.5 },
  };
  const pay = { currency: "EUR", per: "year" };
  const jobs = Object.keys(written).map((amount) => named(`Paid ${amount}`, { salaryFrom: amount, ...pay }));
  const refused = ["1.2.3", "55.00.000", "25.5055", "55.0000", "5,5,5", "55 thousand"];
  const odd = refused.map((amount) => named(`Odd ${amount}`, { salaryFrom: amount, ...pay }));
  const numbers = [named("Number", { salaryFrom: 55.125, ...pay })];
  const { notes } = await stage.importing({ "jobs.json": [...jobs, ...odd, ...numbers] });
  expect(notes.map((note) => /'(?:Odd )?(.*?)'/.exec(note)?.[1])).toEqual([...refused, "Number"]);
  const rows = await stage.database<{ title: string; amount: number }[]>`
    select title, salary_min::float8 as amount from jobs join posts on id = post_id where title like 'Paid %'`;
  expect(Object.fromEntries(rows.map(({ title, amount }) => [title.slice(5), amount]))).toEqual(written);
});

test("J02 an import accepts job facts as the German and English pages name them", async () => {
  const facts = async (title: string, stated: Record<string, string>) => {
    const { refusals } = await stage.importing({ "jobs.json": [named(title, stated)] });
    expect(refusals).toEqual([]);
    const [job] = await stage.database`
      select concat_ws(' ', workplace, type, seniority, salary_currency, salary_per, status) as facts
      from jobs join posts on id = post_id where title = ${title}`;
    return job?.facts;
  };
  const pay = { salaryFrom: "25,50", currency: "€" };
  expect(
    await facts("Deutsch", {
      ...{ workplace: "Vor Ort", type: "Teilzeit", level: "Mittleres Niveau", status: "Besetzt", per: "Stunde" },
      ...pay,
    }),
  ).toBe("onsite part-time mid EUR hour filled");
  expect(
    await facts("English", {
      ...{ workplace: "On-site", type: "Working Student", level: "Mid-level", status: "Withdrawn", per: "Month" },
      ...pay,
    }),
  ).toBe("onsite working-student mid EUR month withdrawn");
});

test("J02 an import skips an invalid fact with a note and imports the job", async () => {
  const { notes, counts } = await stage.importing({
    "jobs.json": [
      named("Odd", { workplace: "moon" }),
      named("Poor", { salaryFrom: 5, salaryTo: 4, currency: "EUR", per: "year" }),
      named("Mute", { languages: "Klingon B2" }),
      named("Gone", { status: "vanished" }),
    ],
  });
  expect(notes).toEqual([
    "jobs.json row 1 'Odd': workplace: 'moon' – Please choose onsite, hybrid or remote; left out",
    "jobs.json row 2 'Poor': salaryFrom: '5' – The upper end must not be below the lower one; left out",
    "jobs.json row 3 'Mute': languages: 'Klingon B2' – write German B2 | English C1; left out",
    "jobs.json row 4 'Gone': status: 'vanished' – Please choose open, filled, expired or withdrawn; until then a new job is not listed; left out",
  ]);
  expect(counts.jobs).toMatchObject({ added: 4, refused: 0 });
});

test("J41 an import finds the board's own skills and aliases in a job's title", async () => {
  const title = "Loom Weaver - zbd, React";
  const posting = { title, link: "https://example.org/weaver", owner: "a@example.org" };
  await stage.importing({ "skills.json": [{ name: "Zibbledeck", aliases: ["zbd"] }], "jobs.json": [posting] });
  const names = await stage.database`
    select name from post_skills join posts on posts.id = post_id join skills on skills.id = skill_id
    where title = ${title} order by name`;
  expect(names.map(({ name }) => name)).toEqual(["React", "Zibbledeck"]);
});
