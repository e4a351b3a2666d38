import { z } from "zod";
import { newCompany } from "../../contract/companies.ts";
import { link } from "../../contract/interface/links.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import type { Transaction } from "../database/connection.ts";
import { addPosts } from "../posts/post-bulk-store.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import type { RowReader } from "./import-row.ts";
import { line, namesIn, webAddress } from "./import-values.ts";

export type CompanyRecord = { name: string; careers: string | null; skills: string[] | null };

const importedCompany = z.object({ name: newCompany.shape.name, careers: link.nullable() });

/** The board's companies by that key, in SQL; a visible one is preferred to a hidden one of the same name. */
export const companiesByKey = (sql: Transaction) => sql`(
  select distinct on (key) key, id from (
    select name_key(title) as key, id, visible from posts where kind = 'company'
  ) companies order by key, visible desc, id)`;

/** The key of a job's company, in SQL. */
export const companyKeyOfJob = (sql: Transaction) =>
  sql`(select name_key(title) from posts where id = jobs.company_id)`;

export const companyReader = {
  read(reader: RowReader): CompanyRecord {
    const { name, careers } = reader.row.values;
    const company = { name: line(name), careers: webAddress(line(careers)) };
    return { ...reader.accepted(importedCompany, company), skills: reader.optional("skills", namesIn) };
  },
  identity: ({ name }: CompanyRecord) => nameKey(name),
};

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
