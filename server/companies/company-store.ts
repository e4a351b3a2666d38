import type { Company, CompanyDetail } from "../../contract/companies.ts";
import type { PictureFate } from "../../contract/interface/images.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import { type Connection, inTransaction, type Transaction, violatedConstraint } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { keepImage, pictureAfter } from "../images/image-store.ts";
import { logoUrl } from "../images/image-url.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Lists } from "../lists/list-page.ts";
import { personJson } from "../people/users/user-sql.ts";

/** A company names so many of its jobs, the newest. */
const jobsShown = 20;

/** The companies of one page, by name or best match first. */
export function companiesPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<Company>> {
  return lists.page(
    "companies",
    query,
    (page) => database<Company[]>`select ${companyColumns(database)} from ${page} order by place`,
  );
}

export async function companyById(database: Connection, id: number): Promise<CompanyDetail> {
  const [company] = await database<CompanyDetail[]>`
    select ${companyColumns(database)}, ${personJson(database)} as "User", (
      select coalesce(json_agg(json_build_object('id', id, 'title', title) order by created_at desc, id desc), '[]')
      from (select * from jobs where company_id = companies.id and not hidden order by created_at desc, id desc limit ${jobsShown}) jobs
    ) as "Jobs"
    from companies left join users on users.id = owner_id and not users.hidden where companies.id = ${id}`;
  if (!company) throw notFound("company");
  return company;
}

/** Adds a company with its encoded logo. Throws a conflict where the name is taken, in whatever case, and 429 for one post too many in a day. */
export function addCompany(
  connection: Connection,
  limits: RateLimits,
  company: { name: string; ownerId: number },
  picture: Buffer | null,
): Promise<Company> {
  return named(() =>
    inTransaction(connection, async (transaction) => {
      await limits.spend(transaction, "posts", String(company.ownerId));
      const logo = await keepImage(transaction, picture);
      const [added] = await transaction<[Company]>`
        insert into companies ${transaction({ ...company, logo })} returning ${companyColumns(transaction)}`;
      return added;
    }),
  );
}

/** Renames a company, and gives it a new logo or takes the old one away. */
export function replaceCompany(
  transaction: Transaction,
  id: number,
  name: string,
  { picture, fate }: { picture: Buffer | null; fate: PictureFate },
): Promise<Company> {
  return named(async () => {
    const kept = await keepImage(transaction, picture);
    const [replaced] = await transaction<Company[]>`
      update companies set name = ${name}, logo = ${pictureAfter(transaction, "logo", { kept, fate })},
        updated_at = now()
      where id = ${id}
      returning ${companyColumns(transaction)}`;
    if (!replaced) throw notFound("company");
    return replaced;
  });
}

const companyColumns = (database: Connection) => database`
  companies.id, companies.name, ${logoUrl(database)} as logo, companies.owner_id, companies.created_at,
  companies.updated_at`;

async function named<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (violatedConstraint(error) === "companies_name") throw conflict("companyExists");
    throw error;
  }
}
