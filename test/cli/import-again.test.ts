import { expect, test } from "vitest";
import { counts, importStage } from "./import-stage.ts";

const stage = importStage();
const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org" };

test("an import matches existing records despite repeated blanks and line breaks", async () => {
  const files = (company: string, title: string, location: string) => ({
    "jobs.json": [{ title, company, location, link: "https://acme.example/1" }],
    "projects.json": [{ title, description: "Where to park", owner: ada.email }],
    "members.json": [{ ...ada, company }],
  });
  await stage.importing(files("Acme Works", "Junior dev", "Old town"));
  // The interface stores the text as it was typed.
  await stage.database`update posts set title = replace(title, ' ', '  ')`;
  await stage.database`update jobs set location = replace(location, ' ', ${"\u00a0\n"})`;
  const again = await stage.importing(files("acme works", "Junior dev", "Old town"));
  expect(again.counts).toMatchObject({
    companies: counts(0),
    members: counts(0, 0, 1),
    jobs: counts(0, 0, 1),
    projects: counts(0, 0, 1),
  });
});

test("M11 if a hidden and a visible company share a name, an import uses the visible one", async () => {
  const link = (n: number) => `https://twin.example/${n}`;
  const atTwin = (n: number) => ({ title: "Twin dev", company: "Twin", link: link(n) });
  await stage.importing({ "jobs.json": [atTwin(1)] });
  await stage.database`update posts set state = 'hidden' where title = 'Twin'`;
  const [shown] = await stage.database`
    with posted as (
      insert into posts (kind, number, title) values ('company', next_number('company'), 'Twin') returning id
    ) insert into companies (post_id) select id from posted returning post_id as id`;
  const report = await stage.importing({
    "jobs.json": [atTwin(1), atTwin(2)],
    "members.json": [{ ...ada, company: "Twin" }],
  });
  expect(report.counts).toMatchObject({ companies: counts(0), jobs: counts(1, 0, 1) });
  const companies = await stage.database`
    select company_id from jobs where link = ${link(2)} union all select company_id from users`;
  expect(companies.map(({ companyId }) => companyId)).toEqual([shown?.id, shown?.id]);
});

test("an import normalises blanks and trailing separators in cohorts and links", async () => {
  const report = await stage.importing({
    "cohorts.csv": "Cohort,City\nWeb  2031-1,Leipzig\n",
    "members.csv":
      "First name,Last name,Email,Cohort,Links\nAda,Lovelace,ada@example.org,Web  2031-1 |,https://ada.example |\n",
  });
  expect([report.refusals, report.counts.cohorts]).toEqual([[], counts(1)]);
  const cohorts = await stage.database`
    select name, links, count(user_id)::int as people
    from cohorts left join cohort_members on cohort_id = cohorts.id left join users on users.id = user_id group by 1, 2`;
  expect([...cohorts]).toEqual([{ name: "Web 2031-1", links: ["https://ada.example"], people: 1 }]);
});

test("P11 an import matches a cohort whose name has repeated blanks, in CSV and JSON", async () => {
  await stage.importing({ "members.json": [{ ...ada, cohort: "Web 2031-1" }] });
  await stage.database`update cohorts set name = 'Web  2031-1'`;
  const grace = { firstName: "Grace", lastName: "Hopper", email: "grace@example.org" };
  const linus = { firstName: "Linus", lastName: "Torvalds", email: "linus@example.org" };
  const report = await stage.importing({
    "members.csv": `First name,Last name,Email,Cohort\nGrace,Hopper,${grace.email},"web 2031-1\nData 2031-1"\n`,
    "more.json": [{ ...linus, cohort: ["Web\u00a0 2031-1", "Data  2031-1"] }],
  });
  expect(report.refusals).toEqual([]);
  const cohorts = await stage.database`
    select name, count(user_id)::int as people from cohorts left join cohort_members on cohort_id = cohorts.id
    group by 1 order by 1`;
  expect([...cohorts]).toEqual([
    { name: "Data 2031-1", people: 2 },
    { name: "Web  2031-1", people: 3 },
  ]);
});

test("an import updates the visible company's job if a hidden company has the same", async () => {
  const job = { title: "Twice", company: "Once", link: "https://twice.example" };
  await stage.importing({ "jobs.json": [job] });
  await stage.database`update posts set state = 'hidden' where title = 'Once'`;
  await stage.database`
    with company as (
      insert into posts (kind, number, title) values ('company', next_number('company'), 'Once') returning id
    ), shown as (insert into companies (post_id) select id from company returning post_id), twin as (
      insert into posts (kind, number, title) values ('job', next_number('job'), 'Twice') returning id
    ) insert into jobs (post_id, listed, posted_at, description, link, company_id, expires_at)
      select twin.id, true, now(), '', 'https://twice.example', post_id, now() + interval '1 day' from twin, shown`;
  await stage.importing({ "jobs.json": [job] });
  const jobs = await stage.database`
    select company.state, jobs.expires_at > now() + interval '50 days' as is_renewed, jobs.post_id
    from jobs join posts company on company.id = company_id where jobs.link = 'https://twice.example' order by jobs.post_id`;
  expect(jobs.at(-1)).toMatchObject({ state: "shown", isRenewed: true });
});
