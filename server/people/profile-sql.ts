import type { Circle } from "../../contract/rights.ts";
import { companyNameJson } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isFieldSeen, isWorkHidden, seenField, seenOpenings } from "../visibility/field-sql.ts";
import { namedCohort, namedSkill } from "../visibility/name-sql.ts";
import { personColumns } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** A member's card (from `users` joined with the company) for readers of this circle, in SQL. */
export const userCardJson = (database: Connection, circle: Circle): Fragment => database`
  ${personColumns(database)}, ${seenCompany(database, circle)} as "Company",
  case when ${isFieldSeen(database, "company", circle)} then ${confirmedAt(database)} end as company_confirmed_at, users.headline,
  ${seenField(database, "location", circle)} as location, ${seenOpenings(database, circle)} as open_to,
  ${seenCohorts(database, circle)} as "Cohorts"`;

/** When a member last said that they work at their joined company, in SQL. */
const confirmedAt = (database: Connection): Fragment => database`
  case when ${isVisible(database, "company")} then users.company_confirmed_at end`;

/** The skills on a card. */
const skillsOnCard = 4;

/** The first skills of a `users` row, in SQL: those that are asked for, or imply one of these, come first. */
export function firstSkills(database: Connection, asked: readonly number[]): Fragment {
  const isAsked = database`exists (
    select from implied_skills where implied_skills.skill_id = skills.id and implied_id = any(${[...asked]}::int[]))`;
  return database`(
    select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from (
      select skills.id, name from user_skills ${namedSkill(database, "skill_id")} where user_id = users.id
      order by ${asked.length > 0 ? database`${isAsked} desc,` : database``} skills.sort_key, name collate "C" limit ${skillsOnCard}
    ) first_skills)`;
}

const seenCompany = (database: Connection, circle: Circle): Fragment => database`
  case when ${isFieldSeen(database, "company", circle)} then ${companyNameJson(database)} end`;

/** The cohorts in which a member is verified, the latest first, in SQL. */
const seenCohorts = (database: Connection, circle: Circle): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', cohorts.id, 'name', cohorts.name)
    order by ends_on desc nulls last, cohorts.sort_key, cohorts.name collate "C"), '[]')
  from cohort_members ${namedCohort(database)}
  where user_id = users.id and verified_by is not null and ${isFieldSeen(database, "cohort", circle)})`;

/** A member's former companies by name, in SQL. */
const formerCompaniesJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', posts.number, 'name', posts.title)
    order by sort_key_of(posts.title), posts.title collate "C"), '[]')
  from former_companies join posts on posts.id = former_companies.company_id
  where user_id = users.id and ${isVisible(database, "posts")})`;

/**
 * The whole profile of a joined `users` row, in SQL. It isn't restricted to its reader yet; only `is_work_hidden` depends on
 * them.
 */
export const wholeProfile = (database: Connection, reader: Circle): Fragment => database`
  ${personColumns(database)}, ${companyNameJson(database)} as "Company",
  ${confirmedAt(database)} as company_confirmed_at, users.headline, users.location, users.about,
  users.links, users.languages, users.open_to, ${formerCompaniesJson(database)} as "formerCompanies",
  ${namedCohorts(database)} as "Cohorts", users.visibility, ${isWorkHidden(database, reader)} is true as is_work_hidden`;

/** All cohorts of a member, pending ones too, the latest first, in SQL. */
const namedCohorts = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', cohorts.id, 'name', cohorts.name,
    'state', case when verified_by is null then 'pending' else 'verified' end, 'by', verified_by)
    order by ends_on desc nulls last, cohorts.sort_key, cohorts.name collate "C"), '[]')
  from cohort_members ${namedCohort(database)} where user_id = users.id)`;
