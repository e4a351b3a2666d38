import type { UserFacetName, UserQuery } from "../../../contract/people/user-filters.ts";
import type { Circle } from "../../../contract/rights.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { documentsFound } from "../../finding/search.ts";
import { isFieldSeen, seenOpenings } from "../../visibility/field-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";

export type Asked = { query: UserQuery; circle: Circle; forgiving: boolean };

/** Who is looked through, in SQL: all members, or those that a search finds, each with the `step` of its match. */
export function whoIsAsked(database: Connection, { query, forgiving }: Asked): Fragment {
  const isShown = isVisible(database, "users");
  if (query.search === "") return database`users where ${isShown}`;
  return database`
    ${documentsFound(database, "user", query.search, { forgiving })} join users on users.id = record_id where ${isShown}`;
}

/** The filters that are chosen, each with whether a `users` row passes it as its reader sees that, in SQL. */
export function chosenFilters(
  database: Connection,
  { query, circle }: Asked,
): Map<UserFacetName | "formerCompany" | "location", Fragment> {
  const { skill, company, formerCompany, cohort, openTo, location, verified } = query;
  const filters: ReturnType<typeof chosenFilters> = new Map();
  const sees = (field: "company" | "cohort" | "location") => isFieldSeen(database, field, circle);
  const keysOf = (numbers: number[]) => database`
    array(select id from posts where kind = 'company' and number = any(${numbers}::int[]) and ${isVisible(database, "posts")})`;
  if (skill.length > 0) {
    const holdEach = skill.map(
      (id) => database`and users.id in (
        select user_id from user_skills join implied_skills using (skill_id) where implied_id = ${id})`,
    );
    filters.set("skill", database`(true ${holdEach})`);
  }
  if (company.length > 0)
    filters.set("company", database`(users.company_id = any(${keysOf(company)}) and ${sees("company")}) is true`);
  if (formerCompany.length > 0)
    filters.set(
      "formerCompany",
      database`(users.id in (
      select user_id from former_companies where company_id = any(${keysOf(formerCompany)})) and ${sees("company")})`,
    );
  if (cohort.length > 0)
    filters.set(
      "cohort",
      database`(users.id in (
      select user_id from cohort_members where cohort_id = any(${cohort}::int[]) and verified_by is not null
    ) and ${sees("cohort")})`,
    );
  if (openTo.length > 0)
    filters.set(
      "openTo",
      database`(users.open_to && ${openTo}::text[]
      and ${seenOpenings(database, circle)} && ${openTo}::text[])`,
    );
  if (location !== null)
    filters.set(
      "location",
      database`(users.location is not null and ${sees("location")} and not exists (
      select from unnest(without_umlauts(words_of(${location}))) word
      where strpos(side_by_side(users.location), ' ' || word) = 0))`,
    );
  if (verified) filters.set("verified", database`users.verified`);
  return filters;
}

export const allOf = (database: Connection, conditions: Iterable<Fragment>): Fragment =>
  [...conditions].reduce((all, condition) => database`${all} and ${condition}`, database`true`);
