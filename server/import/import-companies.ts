import { newCompany } from "../../contract/companies.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import type { Transaction } from "../database/connection.ts";
import { indexPosts } from "../finding/search-documents.ts";
import { addPosts } from "../posts/posts-in-bulk.ts";
import { accepted, type Entry } from "./import-records.ts";
import type { Row } from "./sources/import-sources.ts";
import { cell, line, namesIn } from "./sources/import-values.ts";

export type CompanyRecord = { name: string; skills: string[] | null };

/** The board's companies by that key, in SQL; a visible one is preferred to a hidden one of the same name. */
export const companiesByKey = (sql: Transaction) => sql`(
  select distinct on (key) key, id from (
    select name_key(title) as key, id, visible from posts where kind = 'company'
  ) companies order by key, visible desc, id)`;

/** The key of a job's company, in SQL. */
export const companyKeyOfJob = (sql: Transaction) =>
  sql`(select name_key(title) from posts where id = jobs.company_id)`;

export const companyReader = {
  read: ({ row: { values } }: { row: Row }): CompanyRecord => ({
    ...accepted(newCompany, { name: line(values.name) }),
    skills: namesIn("skills", values.skills),
  }),
  identity: ({ name }: CompanyRecord) => nameKey(name),
};

/** Jobs made of the careers pages of companies that have a description. */
export function invitationsOf(companies: readonly Entry<CompanyRecord>[]): { row: Row }[] {
  const inviting = companies.filter(({ row: { values } }) => cell(values.careers) && cell(values.description));
  return inviting.map(({ name, row: { values, ...row } }) => {
    const { careers, description, region, remote, skills } = values;
    const location = [inWords(region), inWords(remote)].filter(Boolean).join(", ");
    const workplace = workplaces.get(String(line(remote) ?? ""));
    const job = {
      title: `Open positions at ${name}`,
      company: name,
      link: careers,
      description,
      location,
      workplace,
      skills,
    };
    return { row: { ...row, values: job } };
  });
}

const spokenPlaces = new Map([
  ["americas-europe", "Americas and Europe"],
  ["asia-pacific", "Asia-Pacific"],
  ["fully-remote", "fully remote"],
  ["remote-first", "remote first"],
  ["remote-friendly", "remote friendly"],
  ["hybrid", "hybrid"],
  ["other", ""],
]);

/** The workplace that a company's remote policy implies; "remote friendly" implies none. */
const workplaces = new Map([
  ["fully-remote", "remote"],
  ["remote-first", "remote"],
  ["hybrid", "hybrid"],
]);

/** A known value as words, `worldwide` as `Worldwide`; any other text is kept. */
function inWords(value: unknown): string {
  const content = String(line(value) ?? "");
  return spokenPlaces.get(content) ?? content.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Adds the companies that are missing on the board; returns how many. */
export async function addCompanies(sql: Transaction, names: readonly string[]): Promise<number> {
  const given = sql`(
    select n, title, null::int as owner_id, null::timestamptz as created_at, null::timestamptz as updated_at, null as logo
    from unnest(${[...names]}::text[]) with ordinality named (title, n)
    where not exists (select from ${companiesByKey(sql)} company where key = name_key(named.title))) given`;
  const added = await addPosts(sql, { kind: "company", given, facts: sql`logo` });
  await indexPosts(
    sql,
    added.map(({ id }) => id),
  );
  return added.length;
}
