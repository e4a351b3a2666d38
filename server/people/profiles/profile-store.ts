import type { ChangedProfile } from "../../../contract/people/profiles.ts";
import { companiesToName } from "../../companies/company-sql.ts";
import type { Connection } from "../../database/connection.ts";
import { nameImagesOfProfile } from "../../images/image-naming.ts";
import { lockImagesIn } from "../../texts/text-store.ts";
import { isVisible } from "../../visibility/visibility.ts";

/** Changes the given fields of a profile. Throws invalid for an unknown company or a missing picture. */
export async function changeProfile(transaction: Connection, id: number, changed: ChangedProfile): Promise<void> {
  const { headline, location, about, links, languages, openTo, formerCompanies } = changed;
  const columns = {
    ...(headline !== undefined && { headline }),
    ...(location !== undefined && { location }),
    ...(about !== undefined && { about }),
    ...(links !== undefined && { links: transaction.json(links ?? []) }),
    ...(languages !== undefined && { languages: transaction.json(languages ?? []) }),
    ...(openTo !== undefined && { openTo: openTo ?? [] }),
  };
  const images = await lockImagesIn(transaction, about ?? "", { field: "about", writers: [id] });
  if (Object.keys(columns).length > 0) {
    await transaction`update users set ${transaction(columns as never)} where id = ${id}`;
  }
  await nameImagesOfProfile(transaction, id, images);
  if (formerCompanies !== undefined) await replaceFormerCompanies(transaction, id, formerCompanies ?? []);
}

async function replaceFormerCompanies(transaction: Connection, id: number, numbers: number[]): Promise<void> {
  const named = await companiesToName(transaction, "formerCompanies", numbers);
  await transaction`
    delete from former_companies using posts
    where user_id = ${id} and posts.id = company_id and ${isVisible(transaction, "posts")} and company_id <> all(${named})`;
  await transaction`
    insert into former_companies (user_id, company_id) select ${id}::int, unnest(${named}::int[]) on conflict do nothing`;
}
