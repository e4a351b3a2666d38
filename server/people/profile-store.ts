import type { ChangedProfile } from "../../contract/people/profiles.ts";
import { lockCompanies } from "../companies/company-sql.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The columns of a profile's given fields. */
export function profileColumns(
  database: Connection,
  { headline, location, about, links, languages, openTo }: ChangedProfile,
): Record<string, unknown> {
  return {
    ...(headline !== undefined && { headline }),
    ...(location !== undefined && { location }),
    ...(about !== undefined && { about }),
    ...(links !== undefined && { links: database.json(links ?? []) }),
    ...(languages !== undefined && { languages: database.json(languages ?? []) }),
    ...(openTo !== undefined && { openTo: openTo ?? [] }),
  };
}

/** Replaces the companies where a member worked before; hidden ones stay. Throws invalid for an unknown one. */
export async function replaceFormerCompanies(
  transaction: Connection,
  id: number,
  numbers: readonly number[],
): Promise<void> {
  const named = await lockCompanies(transaction, "formerCompanies", numbers);
  await transaction`
    delete from former_companies using posts
    where user_id = ${id} and posts.id = company_id and ${isVisible(transaction, "posts")} and company_id <> all(${named})`;
  await transaction`
    insert into former_companies (user_id, company_id) select ${id}::int, unnest(${named}::int[]) on conflict do nothing`;
}
