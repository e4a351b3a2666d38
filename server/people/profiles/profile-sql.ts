import type { Circle } from "../../../contract/rights.ts";
import { companyNameJson } from "../../companies/company-sql.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { isFieldSeen, isWorkHidden, seenField, seenOpenings } from "../../visibility/field-sql.ts";
import { namedSkill } from "../../visibility/named-skill.ts";
import { personColumns } from "../../visibility/person-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";

/** What a card says of a joined `users` row with its company, to a reader of this circle, in SQL. */
export const seenCard = (database: Connection, circle: Circle): Fragment => database`
  ${personColumns(database)}, ${seenCompany(database, circle)} as "Company", users.headline,
  ${seenField(database, "location", circle)} as location, ${seenOpenings(database, circle)} as open_to,
  ${seenCohorts(database, circle)} as "Cohorts"`;

/** A card names so many skills. */
const skillsOnCard = 4;

/** Skills of a `users` row, those first that were asked for, by implication too, in SQL. */
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

/** In which cohorts a member is verified, the latest first. */
const seenCohorts = (database: Connection, circle: Circle): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', cohorts.id, 'name', cohorts.name)
    order by ends_on desc nulls last, cohorts.sort_key, cohorts.name collate "C"), '[]')
  from cohort_members join cohorts on cohorts.id = cohort_id
  where user_id = users.id and verified_by is not null and ${isFieldSeen(database, "cohort", circle)})`;

/** Where a member worked before, by name. */
const formerCompaniesJson = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', posts.number, 'name', posts.title)
    order by sort_key_of(posts.title), posts.title collate "C"), '[]')
  from former_companies join posts on posts.id = former_companies.company_id
  where user_id = users.id and ${isVisible(database, "posts")})`;

/** All that a joined `users` row says of itself; only whether its reader sees that they look for work is said already. */
export const wholeProfile = (database: Connection, reader: Circle): Fragment => database`
  ${personColumns(database)}, ${companyNameJson(database)} as "Company", users.headline, users.location, users.about,
  users.links, users.languages, users.open_to, ${formerCompaniesJson(database)} as "formerCompanies",
  ${namedCohorts(database)} as "Cohorts", users.visibility, ${isWorkHidden(database, reader)} is true as is_work_hidden`;

/** The cohorts that a member named, the latest first. */
const namedCohorts = (database: Connection): Fragment => database`(
  select coalesce(json_agg(json_build_object('id', cohorts.id, 'name', cohorts.name,
    'state', case when verified_by is null then 'pending' else 'verified' end, 'by', verified_by)
    order by ends_on desc nulls last, cohorts.sort_key, cohorts.name collate "C"), '[]')
  from cohort_members join cohorts on cohorts.id = cohort_id where user_id = users.id)`;
