import { type PostedKind, postedKinds } from "../../contract/posts.ts";
import { websiteDomain } from "../companies/company-domain.ts";
import type { Database, Transaction } from "../database/connection.ts";
import { logEvents, memberJoinedEvent } from "../events/event-store.ts";
import { addPosts } from "../posts/post-bulk-store.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { addCases } from "./demo-cases.ts";
import { addCheckIns } from "./demo-check-ins.ts";
import { addComments } from "./demo-comments.ts";
import { type DemoRecord, demoPeople, demoRecords, emailOf, listIn, momentsOf } from "./demo-files.ts";
import { addGraduates } from "./demo-graduates.ts";
import { addNews } from "./demo-inbox.ts";
import { drawFace, drawLogo, drawTexts, type Picture } from "./demo-pictures.ts";
import { demoKinds, type Ids, type Refs } from "./demo-posts.ts";

/** Fills a board that has no members with the sample community; returns whether it did. */
export async function fillDemo(database: Database): Promise<boolean> {
  const { count } = await database`select from users limit 1`;
  if (count > 0) return false;
  const people = demoPeople();
  const companies = demoRecords("companies.md");
  const faces = await Promise.all(people.map(drawFace));
  const logos = await Promise.all(companies.map(({ more }) => drawLogo(more.logo ?? "")));
  const pictures = await drawTexts();
  await database.begin(async (sql) => {
    await keepPictures(sql, [...faces, ...logos, ...pictures.values()]);
    const companyIds = await addCompanies(sql, companies, logos);
    const members = await addMembers(sql, faces, companyIds);
    await ownCompanies(sql, companies, members);
    const skillIds = await skillsByName(sql);
    const refs = { members, companies: companyIds, skills: skillIds, pictures };
    await sql`insert into user_skills (user_id, skill_id) ${pairsOf(
      sql,
      people.map(({ handle, skills }) => ({ id: members(handle), skills })),
      skillIds,
    )}`;
    await indexMembers(
      sql,
      people.map(({ handle }) => members(handle)),
    );
    const ids = companies.map(({ title }) => companyIds(title));
    await addComments(sql, { kind: "company", posts: companies, ids, ...refs });
    for (const kind of postedKinds) await addDemoPosts(sql, kind, refs);
    await addGraduates(sql, refs);
    await addCheckIns(sql);
    await addCases(sql, members);
    await addNews(sql, members);
  });
  await database`analyze`;
  return true;
}

/** @throws Error if the demo's files refer to a name that they don't contain */
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
  const domainOf = (website: string | undefined) => (website ? websiteDomain(website) : null);
  const rows = companies.map(({ title, days, description, more: { place, website } }, n) => ({
    n,
    title,
    logo: logos[n]?.hash,
    about: description,
    location: place,
    website,
    website_domain: domainOf(website),
    mail_domain: domainOf(website),
    ...momentsOf(days),
  }));
  const given = sql`
    jsonb_to_recordset(${sql.json(rows as never)})
      as given (n int, title text, logo text, about text, location text, website text,
        website_domain text, mail_domain text, owner_id int, created_at timestamptz, updated_at timestamptz)`;
  const added = await addPosts(sql, {
    kind: "company",
    given,
    facts: sql`logo, about, location, website, website_domain, mail_domain`,
  });
  return idsOf(added.map(({ id, title }) => ({ id, name: title })));
}

async function addMembers(sql: Transaction, faces: readonly Picture[], companyIds: Ids): Promise<Ids> {
  const rows = demoPeople().map(({ handle, firstName, lastName, company, days }, n) => ({
    email: emailOf(handle),
    first_name: firstName,
    last_name: lastName,
    avatar: faces[n]?.hash,
    company_id: company && companyIds(company),
    ...momentsOf(days),
  }));
  const added = await sql<{ id: number; email: string; createdAt: string }[]>`
    insert into users (email, first_name, last_name, avatar, company_id, created_at, updated_at)
    select * from jsonb_to_recordset(${sql.json(rows as never)}) as given (email text, first_name text, last_name text,
      avatar text, company_id int, created_at timestamptz, updated_at timestamptz)
    order by created_at
    returning id, email, created_at::text`;
  await logEvents(sql, added.map(memberJoinedEvent));
  return idsOf(added.map(({ id, email }) => ({ id, name: email.split("@")[0] ?? "" })));
}

async function ownCompanies(sql: Transaction, companies: readonly DemoRecord[], members: Ids): Promise<void> {
  const rows = companies.map(({ title, by }) => ({ name: title, owner: members(by) }));
  await sql`
    update posts set owner_id = given.owner
    from jsonb_to_recordset(${sql.json(rows)}) as given (name text, owner int)
    where kind = 'company' and title = given.name`;
}

const skillsByName = async (sql: Transaction) =>
  idsOf(await sql<{ id: number; name: string }[]>`select id, name from skills`);

type Skilled = { id: number; skills: readonly string[] };

function pairsOf(sql: Transaction, holders: readonly Skilled[], ids: Ids) {
  const pairs = holders.flatMap(({ id, skills }) => skills.map((skill) => ({ id, skill: ids(skill) })));
  return sql`select id, skill from jsonb_to_recordset(${sql.json(pairs)}) as given (id int, skill int)`;
}

async function addDemoPosts(sql: Transaction, kind: PostedKind, refs: Refs) {
  const { files, columns, factsOf, addMore } = demoKinds[kind];
  const posts = demoRecords(...files);
  const rows = posts.map(({ title, description, by, days, more }, n) => ({
    n,
    title,
    description,
    owner_id: refs.members(by),
    ...momentsOf(days),
    ...factsOf(title, more, refs),
  }));
  const given = sql`
    jsonb_to_recordset(${sql.json(rows as never)}) as given (n int, title text, description text, owner_id int,
      created_at timestamptz, updated_at timestamptz, location text, link text, company_id int, date_from date, date_to date)`;
  const added = await addPosts(sql, { kind, given, facts: sql.unsafe(columns) });
  const ids = added.map(({ id }) => id);
  const holders = posts.map(({ more }, n) => ({ id: ids[n] ?? 0, skills: listIn(more.skills) }));
  await sql`
    insert into post_skills (post_id, skill_id, of_kind)
    select id, skill, ${kind} from (${pairsOf(sql, holders, refs.skills)}) pairs`;
  await addMore(sql, posts, ids, refs);
  await addComments(sql, { kind, posts, ids, ...refs });
}
