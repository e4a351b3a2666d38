import type { FacetValue } from "../../../contract/interface/facets.ts";
import type { UserFacetName } from "../../../contract/people/user-filters.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import type { Messages } from "../../languages/languages.ts";
import { fixedValues, namedValues } from "../../lists/facets.ts";
import { isFieldSeen, seenOpenings } from "../../visibility/field-sql.ts";
import { isVisible } from "../../visibility/visibility.ts";
import { type Asked, allOf, chosenFilters, whoIsAsked } from "./user-selection.ts";

type Facets = Record<UserFacetName, FacetValue[]>;
type Counted = { [Name in Exclude<UserFacetName, "verified">]: FacetValue[] } & { verified: number };

/** More can't be shown, but for what is chosen. */
const most = 20;

/** How many there are behind each value, as the list has them: under all filters but the value's own, where not all of it must hold. */
export async function userFacets(database: Connection, asked: Asked, { profiles }: Messages): Promise<Facets> {
  const { query, circle } = asked;
  const filters = chosenFilters(database, asked);
  const passes = (name: UserFacetName) => filters.get(name) ?? database`true`;
  const always = [...filters].flatMap(([name, filter]) => (name in passing ? [] : [filter]));
  const others = (name: UserFacetName) =>
    allOf(
      database,
      Object.entries(passing).flatMap(([other, column]) => (other === name ? [] : [database`${database(column)}`])),
    );
  const sees = (field: "company" | "cohort") => isFieldSeen(database, field, circle);
  const [counted] = await database<[Counted]>`
    with asked as materialized (
      select users.id, case when ${sees("company")} then company_id end as company_id,
        ${seenOpenings(database, circle)} as openings, verified, ${sees("cohort")} as shows_cohorts,
        ${passes("company")} as passes_company, ${passes("cohort")} as passes_cohort,
        ${passes("openTo")} as passes_open_to, ${passes("verified")} as passes_verified
      from ${whoIsAsked(database, asked)} and ${allOf(database, always)}
    ), of_company as (
      select posts.number as value, title as name, count(asked.id) as count
      from posts left join asked on company_id = posts.id and ${others("company")}
      where kind = 'company' and ${isVisible(database, "posts")}
        and posts.id in (select company_id from asked union select id from posts where kind = 'company' and number = any(${query.company}::int[]))
      group by posts.id
    ), of_cohort as (
      select cohorts.id as value, name, count(asked.id) as count
      from cohorts left join cohort_members on cohort_id = cohorts.id and verified_by is not null
        left join asked on asked.id = user_id and shows_cohorts and ${others("cohort")}
      group by cohorts.id
    ), of_skill as (
      select skills.id as value, name, count(holders.user_id) as count
      from skills left join (
        select distinct user_id, implied_id from asked join user_skills on user_id = asked.id
          join implied_skills using (skill_id) where ${others("skill")}
      ) holders on implied_id = skills.id
      group by skills.id
    )
    select ${named(database, database`of_company`, query.company)} as company,
      ${named(database, database`of_cohort`, query.cohort)} as cohort,
      ${named(database, database`of_skill`, query.skill)} as skill,
      (select coalesce(json_agg(json_build_object('value', opening, 'count', count)), '[]') from (
        select opening, count(*) from asked, unnest(openings) opening where ${others("openTo")} group by opening
      ) of_opening) as "openTo",
      (select count(*)::int from asked where verified and ${others("verified")}) as verified`;
  const openings = new Map(counted.openTo.map(({ value, count }) => [value, count]));
  return {
    skill: namedValues(counted.skill, query.skill.map(String), most),
    company: namedValues(counted.company, query.company.map(String), most),
    cohort: namedValues(counted.cohort, query.cohort.map(String), most),
    openTo: fixedValues(profiles.openings, openings),
    verified: [{ value: "true", label: profiles.verifiedGraduates, count: counted.verified }],
  };
}

/** Of a filter where one value is enough, others than the chosen count too. */
const passing = {
  company: "passes_company",
  cohort: "passes_cohort",
  openTo: "passes_open_to",
  verified: "passes_verified",
} as const;

/** Those with the most and what is chosen, by name. */
const named = (database: Connection, counts: Fragment, chosen: readonly number[]): Fragment => database`(
  select coalesce(json_agg(json_build_object('value', value::text, 'label', name, 'count', count)
    order by sort_key_of(name), name collate "C"), '[]')
  from (
    select * from ${counts} where value = any(${[...chosen]}::int[])
    union (select * from ${counts} where count > 0 order by count desc, sort_key_of(name), name collate "C" limit ${most})
  ) named)`;
