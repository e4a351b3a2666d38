import { expect, test } from "vitest";
import { worded } from "../../contract/interface/messages.ts";
import { english } from "../../server/languages/languages.ts";
import { counts, everythingIn, importStage } from "./import-stage.ts";

const stage = importStage();

const board = {
  "projects.csv":
    "title,description,dateFrom,dateTo,skills,owner\nBike map,Where to park,2024-01-05,,TS,ada@example.org\n",
  "jobs.csv": [
    "title,company,location,link,description,skills,postedBy",
    'Junior dev,Acme,Berlin,https://acme.example/1,"Builds things, carefully",React; k8s,ADA@example.org',
    "Junior dev,Acme,Bonn,https://acme.example/1,The same in Bonn,,",
  ].join("\n"),
  "members.json": [
    { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", company: " ACME ", skills: ["js", "Weaving"] },
  ],
  "companies.json": [{ name: "Acme" }],
  "skills.csv": "name,aliases,implies\nWeaving,Weben|Loom work,Craft\n",
};

test("all kinds are imported from files in any order, and a second import changes nothing", async () => {
  const first = await stage.importing(board);
  expect(first.counts).toEqual({
    skills: counts(2),
    companies: counts(1),
    cohorts: counts(0),
    members: counts(1),
    jobs: counts(2),
    projects: counts(1),
  });
  const before = await everythingIn(stage.database);
  const again = await stage.importing(board);
  expect(again.counts).toEqual({
    skills: counts(0, 0, 1),
    companies: counts(0, 0, 1),
    cohorts: counts(0),
    members: counts(0, 0, 1),
    jobs: counts(0, 0, 2),
    projects: counts(0, 0, 1),
  });
  expect(again.refusals).toEqual([]);
  const trail = await stage.database`select actor_id, action, subject, note from audit_trail order by id`;
  const by = { actorId: null, action: "imported", subject: "files" };
  expect(trail).toEqual([
    { ...by, note: expect.any(String) },
    { ...by, note: expect.any(String) },
  ]);
  expect(trail.map(({ note }) => worded(english.auditTrail, note))).toEqual([
    "skills 2 added; companies 1 added; members 1 added; jobs 2 added; projects 1 added",
    "nothing new",
  ]);
  expect(await everythingIn(stage.database)).toEqual(before);
});

test("an import resolves aliases to skills, and finds owners by e-mail in any case", async () => {
  const [job] = await stage.database`
    select users.last_name as owner, company.title as company,
      (select array_agg(name order by name) from skills join post_skills on skill_id = id where post_id = posts.id) as skills
    from posts join jobs on post_id = posts.id join users on users.id = posts.owner_id
      join posts company on company.id = jobs.company_id
    where jobs.location = 'Berlin'`;
  expect(job).toEqual({ owner: "Lovelace", company: "Acme", skills: ["Kubernetes", "React"] });
  const [ada] = await stage.database`
    select company_id is not null as employed, password_hash,  role,
      (select array_agg(name order by name) from skills join user_skills on skill_id = id where user_id = users.id) as skills
    from users where email = 'ada@example.org'`;
  expect(ada).toEqual({ employed: true, passwordHash: null, role: "user", skills: ["JavaScript", "Weaving"] });
  const implied = await stage.database`
    select implied.name from implied_skills join skills on skills.id = skill_id join skills implied on implied.id = implied_id
    where skills.name = 'Weaving' order by 1`;
  expect(implied.map(({ name }) => name)).toEqual(["Craft", "Weaving"]);
});

test("an import replaces values that the file has and keeps the others", async () => {
  const report = await stage.importing({
    "jobs.json": [
      { title: "Junior dev", company: "acme", location: "Berlin", link: "https://acme.example/1", skills: ["React"] },
      { title: "Junior dev", company: "Acme", location: "Bonn", link: "https://acme.example/1", description: "New" },
    ],
    "members.csv": "Vorname,Nachname,E-Mail\nAda,King,Ada@Example.org\n",
    "projects.json": [
      { title: "Bike map", description: "Where to park", dateTo: "2024-03-01", owner: "ada@example.org" },
    ],
  });
  expect([report.counts.jobs, report.counts.members, report.counts.projects]).toEqual(
    Array(3).fill(counts(0, 1)).with(0, counts(0, 2)),
  );
  const jobs = await stage.database`
    select description, (select count(*)::int from post_skills where post_skills.post_id = jobs.post_id) as skills
    from jobs order by location`;
  expect([...jobs]).toEqual([
    { description: "Builds things, carefully", skills: 1 },
    { description: "New", skills: 0 },
  ]);
  const [ada] = await stage.database`
    select last_name, (select count(*)::int from user_skills where user_id = id) as skills from users`;
  expect(ada).toEqual({ lastName: "King", skills: 2 });
  const [project] = await stage.database`select date_from, date_to from projects`;
  expect(project).toEqual({ dateFrom: "2024-01-05", dateTo: "2024-03-01" });
});

test("a dry run reports what it would do and changes nothing", async () => {
  const before = await everythingIn(stage.database);
  const files = {
    "jobs.csv": "title,link,company,skills\nTester,https://new.example/1,New Company,Falconry\nNo link,,,\n",
    "members.csv": "first name,last name,email,cohort\nGrace,Hopper,grace@example.org,Navy 1944|navy 1944\n",
  };
  const trail = () => stage.database`select id from audit_trail`;
  const { count } = await trail();
  const report = await stage.importing(files, { dryRun: true });
  expect((await trail()).count).toBe(count);
  expect(report.counts).toMatchObject({
    skills: counts(1),
    companies: counts(1),
    cohorts: counts(1),
    members: counts(1),
    jobs: counts(1, 0, 0, 1),
  });
  expect(report.printed).toContain("New skills on the board: Falconry.");
  expect(report.printed).toContain("This was a dry run: nothing was changed.");
  expect(await everythingIn(stage.database)).toEqual(before);
});

test("two simultaneous imports create no duplicates", async () => {
  const jobs = Array.from({ length: 400 }, (_, n) => ({
    title: `Job ${n}`,
    link: `https://jobs.example/${n}`,
    company: `Company ${n % 50}`,
    skills: ["Go", `Skill ${n % 20}`],
  }));
  const reports = await Promise.all([1, 2].map(() => stage.importing({ "jobs.json": jobs })));
  const added = (kind: "jobs" | "companies" | "skills") =>
    reports.reduce((sum, { counts }) => sum + counts[kind].added, 0);
  expect([added("jobs"), added("companies"), added("skills")]).toEqual([400, 50, 20]);
});

test("imported posts without an owner belong to --owner or the first admin", async () => {
  const ownerOf = async (title: string) =>
    (await stage.database`select email from posts join users on users.id = owner_id where title = ${title}`)[0]?.email;
  const job = (title: string, owner?: string) => ({ "jobs.json": [{ title, link: "https://x.example", owner }] });
  await stage.importing(job("Nobody's"));
  expect(await ownerOf("Nobody's")).toBeUndefined();
  await stage.importing(job("Ada's"), { owner: "ADA@example.org" });
  expect(await ownerOf("Ada's")).toBe("ada@example.org");
  await stage.database`insert into users (first_name, last_name, email, role) values ('A', 'B', 'admin@example.org', 'admin')`;
  const { notes } = await stage.importing(job("Admin's", "stranger@example.org"));
  expect(await ownerOf("Admin's")).toBe("admin@example.org");
  expect(notes).toEqual(["No member has the e-mail stranger@example.org, named as owner of 1."]);
  const unknown = stage.importing(job("Never"), { owner: "stranger@example.org" });
  await expect(unknown).rejects.toThrow("No member has the e-mail stranger@example.org");
  expect(await ownerOf("Never")).toBeUndefined();
});

test("L12 an import sets a member's language until they have joined", async () => {
  const list = (...locales: string[]) => ({
    "members.csv": `first name,last name,email,locale\n${locales.map((locale, n) => `Zuse,Konrad,zuse${n}@example.org,${locale}`).join("\n")}\n`,
  });
  const locales = async () =>
    (await stage.database`select locale from users where first_name = 'Zuse' order by email`).map(
      ({ locale }) => locale,
    );
  await stage.importing(list("de", "en", ""));
  expect(await locales()).toEqual(["de", "en", "auto"]);
  expect((await stage.importing(list("de", "", "de"))).counts.members).toEqual(counts(0, 1, 2));
  expect(await locales()).toEqual(["de", "en", "de"]);
  await stage.database`update users set password_hash = 'x', email_proven_at = now() where first_name = 'Zuse'`;
  expect((await stage.importing(list("en", "de", "en"))).counts.members).toEqual(counts(0, 0, 3));
  expect(await locales()).toEqual(["de", "en", "de"]);
});
