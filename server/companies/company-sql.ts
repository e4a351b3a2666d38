import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import { logoUrl } from "../images/image-url.ts";
import { listOrder } from "../lists/list-order.ts";
import { everyMember, isFieldSeen } from "../visibility/field-sql.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** Joins the company that a column refers to, in SQL: as `companies`, and its post as `company`. */
export const joinedCompany = (database: Connection, column: "jobs.company_id" | "users.company_id") => database`
  left join companies on companies.post_id = ${database(column)} left join posts company on company.id = companies.post_id`;

/** A joined company as the contract's company card, in SQL; null if none was joined or it is hidden. */
export const companyJson = (database: Connection) => database`
  case when ${isVisible(database, "company")} then json_build_object('id', company.number, 'name', company.title,
    'logo', ${logoUrl(database)}) end`;

/** As `companyJson`, without the logo. */
export const companyNameJson = (database: Connection) => database`
  case when ${isVisible(database, "company")} then json_build_object('id', company.number, 'name', company.title) end`;

/** The number of a joined company, in SQL; null if none was joined or it is hidden. */
export const companyNumber = (database: Connection) =>
  database`case when ${isVisible(database, "company")} then company.number end`;

/** Locks the companies that a form's field names, and returns their keys. Throws invalid if one is hidden or unknown. */
export async function lockCompanies(
  transaction: Connection,
  field: "companyId" | "formerCompanies",
  numbers: readonly number[],
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const rows = await transaction<{ id: number }[]>`
    select id from posts
    where kind = 'company' and number = any(${[...numbers]}::int[]) and ${isVisible(transaction, "posts")}
    order by id for key share`;
  if (rows.length < numbers.length) throw invalid({ [field]: says("unknownCompany") });
  return rows.map(({ id }) => id);
}

/** As `lockCompanies`, for the one company that a form names; null if it names none. */
export async function lockCompany(transaction: Connection, number: number | null): Promise<number | null> {
  const [key] = await lockCompanies(transaction, "companyId", number === null ? [] : [number]);
  return key ?? null;
}

/**
 * The company key to store for a row, in SQL. A hidden company can't be chosen, and is kept where a writer who can't see it
 * leaves the field empty.
 */
export const companyAfter = (
  database: Connection,
  column: "jobs.company_id" | "users.company_id",
  key: number | null,
) => database`
  coalesce(${key}::int, (
    select id from posts where id = ${database(column)} and not ${isVisible(database, "posts")}))`;

/** The members whose company every member may see, in SQL: rows of `users`, in the form of their partial index. */
const shownPeople = (database: Connection, company: "companies.post_id" | "jobs.company_id") => database`
  users where users.company_id = ${database(company)} and ${isVisible(database, "users")}
    and ${isFieldSeen(database, "company", everyMember)}`;

export const peopleCount = (database: Connection, company: "companies.post_id" | "jobs.company_id") => database`
  (select count(*)::int from ${shownPeople(database, company)})`;

/** The number of members a job shows at its joined company, in SQL; 0 if no company was joined or it is hidden. */
export const insiderCount = (database: Connection) => database`
  case when ${isVisible(database, "company")} then ${peopleCount(database, "jobs.company_id")} else 0 end`;

/** The first of these members by name, in SQL. */
export const firstPeople = (database: Connection, most: number) => database`(
  select coalesce(json_agg(${personJson(database)} order by place), '[]') from (
    select *, row_number() over () as place from (
      select users.* from ${shownPeople(database, "companies.post_id")}
      order by ${listOrder(database, "user")} limit ${most}
    ) in_order
  ) users)`;
