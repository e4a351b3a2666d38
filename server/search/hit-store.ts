import type { ListKind } from "../../contract/interface/record-kinds.ts";
import type { Hit } from "../../contract/search/search.ts";
import { joinedCompany } from "../companies/company-sql.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { avatarUrl, logoUrl } from "../images/image-url.ts";
import { tableOf } from "../lists/list-order.ts";
import { asRead } from "../texts/text-store.ts";
import { everyMember, isFieldSeen, seenField } from "../visibility/field-sql.ts";
import { namedSkill } from "../visibility/named-record.ts";
import { isVisible } from "../visibility/visibility.ts";
import type { NamedSkill, SaidOfMember } from "./why.ts";

/** What a hit shows, and its aliases. */
export type FoundRecord = Pick<Hit, "kind" | "id" | "title" | "subtitle" | "image" | "at"> & {
  recordId: number;
  text: string | null;
  aliases: string[];
};

/** The found records in order. `at` is when a post was created; null for companies, members, skills and cohorts. */
export async function foundRecords(database: Connection, kind: ListKind, ids: number[]): Promise<FoundRecord[]> {
  const { columns, from } = shownOf(database, kind);
  const table = database(tableOf(kind));
  const records = await database<FoundRecord[]>`
    select record_id, ${columns}
    from unnest(${ids}::int[]) with ordinality page (record_id, place) join ${table} on ${table}.id = record_id ${from}
    order by place`;
  return kind === "question" ? asRead(database, "text", records) : records;
}

function shownOf(database: Connection, kind: ListKind): { columns: Fragment; from: Fragment } {
  const nobody = database`'{}'::text[] as aliases`;
  const post = database`posts.number as id, posts.title, description as text, posts.created_at as at, ${nobody}`;
  const poster = database`left join users on users.id = posts.owner_id`;
  const name = database`users.first_name || ' ' || users.last_name`;
  const shownCompany = database`
    case when ${isVisible(database, "company")} and ${isFieldSeen(database, "company", everyMember)} then company.title end`;
  const company = database`case when ${isVisible(database, "company")} then company.title end`;
  switch (kind) {
    case "job":
      return {
        columns: database`'jobs' as kind, ${post}, nullif(concat_ws(' · ', ${company}, jobs.location), '') as subtitle,
          case when ${isVisible(database, "company")} then ${logoUrl(database)} end as image`,
        from: database`join jobs on jobs.post_id = posts.id ${joinedCompany(database, "jobs.company_id")}`,
      };
    case "project":
      return {
        columns: database`'projects' as kind, ${post}, ${name} as subtitle, null as image`,
        from: database`join projects on projects.post_id = posts.id ${poster}`,
      };
    case "question":
      return {
        columns: database`'questions' as kind, ${post}, ${name} as subtitle, null as image`,
        from: database`join questions on questions.post_id = posts.id ${poster}`,
      };
    case "company":
      return {
        columns: database`'companies' as kind, posts.number as id, posts.title, companies.location as subtitle, companies.about as text, null as at,
          ${logoUrl(database)} as image, ${nobody}`,
        from: database`join companies on companies.post_id = posts.id`,
      };
    case "user":
      return {
        columns: database`'users' as kind, users.id, ${name} as title, coalesce(headline, ${shownCompany}) as subtitle,
          ${seenField(database, "about", everyMember)} as text, null as at, ${avatarUrl(database)} as image, ${nobody}`,
        from: joinedCompany(database, "users.company_id"),
      };
    case "cohort":
      return {
        columns: database`'cohorts' as kind, cohorts.id, name as title, city as subtitle, course as text, null as at,
          null as image, ${nobody}`,
        from: database``,
      };
    case "skill":
      return {
        columns: database`'skills' as kind, skills.id, name as title, null as subtitle, null as text, null as at,
          null as image, ${aliasesOf(database)} as aliases`,
        from: database``,
      };
  }
}

const aliasesOf = (database: Connection) => database`
  array(select alias from skill_aliases where skill_id = skills.id order by alias)`;

/** The skills of records by name, with aliases and implied skills. */
export async function skillsNamedBy(
  database: Connection,
  kind: ListKind,
  ids: number[],
): Promise<Map<number, NamedSkill[]>> {
  const named =
    kind === "user"
      ? database`select user_id, skill_id from user_skills`
      : database`select post_id, skill_id from post_skills`;
  const rows = await database<(NamedSkill & { recordId: number })[]>`
    select record_id, name, ${aliasesOf(database)} as aliases, (
      select coalesce(json_agg(json_build_object('name', skills.name, 'aliases', ${aliasesOf(database)})), '[]')
      from implied_skills ${namedSkill(database, "implied_id")} where implied_skills.skill_id = named.skill_id
    ) as implied
    from (${named}) named (record_id, skill_id) ${namedSkill(database, "skill_id")}
    where record_id = any(${ids}) order by sort_key, name collate "C"`;
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

/** What members show everyone besides names and texts: company, former companies, location and cohorts. */
export async function saidOfMembers(database: Connection, ids: number[]): Promise<Map<number, SaidOfMember[]>> {
  const rows = await database<(SaidOfMember & { recordId: number })[]>`
    select shown_profiles.id as record_id, says, name from shown_profiles cross join lateral (
      select 1 as place, 'at' as says, title as name from shown_companies where shown_companies.id = company_id
      union all select 2, 'livesIn', location where location is not null
      union all select 3, 'of', name from cohort_members join cohorts on cohorts.id = cohort_id
        where user_id = shown_profiles.id and shows_cohorts and verified_by is not null
      union all select 4, 'workedAt', title from former_companies join shown_companies on shown_companies.id = former_companies.company_id
        where user_id = shown_profiles.id and shows_companies
    ) said where shown_profiles.id = any(${ids}) order by place, name`;
  return Map.groupBy(rows, ({ recordId }) => recordId);
}

/**
 * The answers to questions that may contain one of `sought` (each normalised words separated by spaces), the accepted one
 * first, then the oldest; of the first 200 kB of each question's answers.
 */
export async function answersBelow(
  database: Connection,
  ids: number[],
  sought: string[],
): Promise<{ id: number; recordId: number; text: string }[]> {
  const answers = await database<{ id: number; recordId: number; text: string }[]>`
    select id, post_id as record_id, text from (
      select id, post_id, text, sum(octet_length(text)) over (partition by post_id order by id) - octet_length(text) as before
      from comments where post_id = any(${ids}) and reply_to_id is null and ${isVisible(database, "comments")}
    ) answers join question_states using (post_id)
    where before < 200000
      and (text ~* any(array(select pattern_of(words) from unnest(${sought}::text[]) words)) or has_other_letters(text))
    order by id is not distinct from accepted_id desc, id`;
  return asRead(database, "text", answers);
}
