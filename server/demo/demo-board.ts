import type { Database, Transaction } from "../database/connection.ts";
import { type DemoComment, type DemoRecord, demoPeople, demoRecords, listIn } from "./demo-files.ts";
import { drawFace, drawLogo, type Picture } from "./demo-pictures.ts";

export const emailOf = (handle: string) => `${handle}@example.org`;

/** Brings the sample community onto a board without members; returns whether it did. */
export async function fillDemo(database: Database): Promise<boolean> {
  const { count } = await database`select from users limit 1`;
  if (count > 0) return false;
  const people = demoPeople();
  const companies = demoRecords("companies.md");
  const faces = await Promise.all(people.map(drawFace));
  const logos = await Promise.all(companies.map(({ more }) => drawLogo(more.logo ?? "")));
  await database.begin(async (sql) => {
    await keepPictures(sql, [...faces, ...logos]);
    const companyIds = await addCompanies(sql, companies, logos);
    const members = await addMembers(sql, faces, companyIds);
    await ownCompanies(sql, companies, members);
    const skillIds = await skillsByName(sql);
    const refs = { members, companies: companyIds, skills: skillIds };
    await addSkillsOf(
      sql,
      "user",
      people.map(({ handle, skills }) => ({ id: members(handle), skills })),
      skillIds,
    );
    await addComments(
      sql,
      "company",
      companies,
      companies.map(({ title }) => companyIds(title)),
      members,
    );
    await addPosts(sql, "job", demoRecords("jobs.md"), refs);
    await addPosts(sql, "project", demoRecords("projects.md"), refs);
    await addPosts(sql, "question", demoRecords("questions-work.md", "questions-code.md"), refs);
  });
  await database`analyze`;
  return true;
}

/** The id of what is called so. @throws Error where the demo's files name something that they don't hold */
type Ids = (name: string) => number;
type Refs = { members: Ids; companies: Ids; skills: Ids };

function idsOf(rows: readonly { id: number; name: string }[]): Ids {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo names ${name}, and there is none.`);
    return id;
  };
}

async function keepPictures(sql: Transaction, pictures: readonly Picture[]): Promise<void> {
  await sql`insert into images ${sql(pictures, "hash", "content")} on conflict do nothing`;
}

async function addCompanies(sql: Transaction, companies: readonly DemoRecord[], logos: readonly Picture[]) {
  const rows = companies.map(({ title, days }, n) => ({ name: title, logo: logos[n]?.hash, days }));
  return idsOf(
    await sql<{ id: number; name: string }[]>`
    insert into companies (name, logo, created_at, updated_at)
    select name, logo, now() - days * interval '1 day', now() - days * interval '1 day'
    from jsonb_to_recordset(${sql.json(rows as never)}) as given (name text, logo text, days float8)
    returning id, name`,
  );
}

async function addMembers(sql: Transaction, faces: readonly Picture[], companyIds: Ids): Promise<Ids> {
  const rows = demoPeople().map(({ handle, firstName, lastName, company, days }, n) => ({
    ...{ email: emailOf(handle), first_name: firstName, last_name: lastName, avatar: faces[n]?.hash, days },
    company_id: company && companyIds(company),
  }));
  const added = await sql<{ id: number; email: string }[]>`
    insert into users (email, first_name, last_name, avatar, company_id, created_at, updated_at)
    select email, first_name, last_name, avatar, company_id, now() - days * interval '1 day', now() - days * interval '1 day'
    from jsonb_to_recordset(${sql.json(rows as never)})
      as given (email text, first_name text, last_name text, avatar text, company_id int, days float8)
    order by days desc
    returning id, email`;
  return idsOf(added.map(({ id, email }) => ({ id, name: email.split("@")[0] ?? "" })));
}

async function ownCompanies(sql: Transaction, companies: readonly DemoRecord[], members: Ids): Promise<void> {
  const rows = companies.map(({ title, by }) => ({ name: title, owner: members(by) }));
  await sql`
    update companies set owner_id = given.owner
    from jsonb_to_recordset(${sql.json(rows)}) as given (name text, owner int) where companies.name = given.name`;
}

const skillsByName = async (sql: Transaction) =>
  idsOf(await sql<{ id: number; name: string }[]>`select id, name from skills`);

type Skilled = { id: number; skills: readonly string[] };

async function addSkillsOf(sql: Transaction, noun: "user" | "job" | "project", holders: readonly Skilled[], ids: Ids) {
  const pairs = holders.flatMap(({ id, skills }) => skills.map((skill) => ({ id, skill: ids(skill) })));
  await sql`
    insert into ${sql(`${noun}_skills`)} (${sql(`${noun}_id`)}, skill_id)
    select id, skill from jsonb_to_recordset(${sql.json(pairs)}) as given (id int, skill int)`;
}

type Noun = "job" | "project" | "question" | "company";

async function addPosts(sql: Transaction, noun: Exclude<Noun, "company">, posts: readonly DemoRecord[], refs: Refs) {
  const rows = posts.map(({ title, description, by, days, more }, n) => ({
    ...{ n, title, description, days, owner_id: refs.members(by) },
    ...(noun === "job" && jobColumns(title, more, refs)),
    ...(noun === "project" && { date_from: dayIn(more.from), date_to: dayIn(more.to) }),
  }));
  const columns = ["title", "description", "owner_id", ...columnsOf[noun]];
  const ids = await sql<{ id: number }[]>`
    insert into ${sql(`${noun}s`)} (${sql(columns)}, created_at, updated_at)
    select ${sql(columns)}, now() - days * interval '1 day', now() - days * interval '1 day'
    from jsonb_to_recordset(${sql.json(rows as never)}) as given (n int, title text, description text, days float8,
      owner_id int, location text, link text, company_id int, date_from date, date_to date)
    order by n
    returning id`;
  const holders = posts.map(({ more }, n) => ({ id: ids[n]?.id ?? 0, skills: listIn(more.skills) }));
  if (noun !== "question") await addSkillsOf(sql, noun, holders, refs.skills);
  await addComments(
    sql,
    noun,
    posts,
    holders.map(({ id }) => id),
    refs.members,
  );
}

const columnsOf = { job: ["location", "link", "company_id"], project: ["date_from", "date_to"], question: [] };

function jobColumns(title: string, { company = "", place }: DemoRecord["more"], { companies }: Refs) {
  const slug = `${title} ${company}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return { location: place ?? null, link: `https://example.org/apply/${slug}`, company_id: companies(company) };
}

/** A day so many days from now. */
function dayIn(days: string | undefined): string | null {
  if (days === undefined) return null;
  return new Date(Date.now() + Number(days) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** People answer within hours, then within days; never later than now. */
async function addComments(
  sql: Transaction,
  noun: Noun,
  records: readonly DemoRecord[],
  ids: readonly number[],
  members: Ids,
): Promise<void> {
  const rows = records.flatMap(({ days, comments }, n) =>
    comments.map(({ by, text }: DemoComment, place) => {
      const share = (place + 1) / (comments.length + 1);
      const after = Math.min(days * share, 0.15 + 0.9 * place ** 1.5);
      return { parent: ids[n], owner: members(by), text, days: days - after };
    }),
  );
  await sql`
    insert into comments (${sql(`${noun}_id`)}, owner_id, text, created_at, updated_at)
    select parent, owner, text, now() - days * interval '1 day', now() - days * interval '1 day'
    from jsonb_to_recordset(${sql.json(rows as never)}) as given (parent int, owner int, text text, days float8)
    order by days desc`;
}
