import type { ParsedInput } from "../../contract/interface/endpoint.ts";
import type { List, ListKind, ListQuery } from "../../contract/interface/lists.ts";
import type { PostKind } from "../../contract/posts.ts";
import type { CuratedSkill, ListedSkill, listSkills, SkillDetail } from "../../contract/skills.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { notFound } from "../http/problems.ts";
import type { Messages } from "../languages/languages.ts";
import { isListed, listOrder, tableOf } from "../lists/list-order.ts";
import type { Lists, WithTotal } from "../lists/list-page.ts";
import { titlesJson } from "../posts/post-sql.ts";
import { skillMatchReason } from "../search/match-reasons.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";

/** The most members, jobs and projects listed for a skill; `user_count` counts all members. */
const shown = 20;
/** A longer page is for a select list, which shows no members. */
const longestPageWithPeople = 100;

/** A page of skills by name, relevance or number of members, each with its aliases and first members by name. */
export async function skillsPage(
  database: Connection,
  lists: Lists,
  query: ParsedInput<typeof listSkills>,
  reasons: Messages["matchReasons"],
): Promise<List<ListedSkill>> {
  const isSelectList = query.limit > longestPageWithPeople;
  const select = (page: Fragment) => database<(Omit<ListedSkill, "why"> & WithTotal)[]>`
    select id, name, user_count, "Users", ${aliasesJson(database)} as aliases, total
    from ${page} ${peopleOfSkill(database, isSelectList ? 0 : shown)} order by place`;
  const isByPeople = query.sort === "people" && query.search === "";
  const byPeople = {
    rows: database`select *, ${userCount(database)} as people from skills`,
    order: database`people desc, ${listOrder(database, "skill")}`,
  };
  const list = await (isByPeople ? lists.chosen("skill", byPeople, query, select) : lists.page("skill", query, select));
  const results = list.results.map((skill) => ({ ...skill, why: skillMatchReason(skill, query.search, reasons) }));
  return { ...list, results };
}

/** A page of skills with their aliases and direct implications. */
export function curatedSkillsPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<CuratedSkill>> {
  return lists.page(
    "skill",
    query,
    (page) => database<(CuratedSkill & WithTotal)[]>`
      select id, name, total, ${userCount(database)} as user_count,
        ${aliasesJson(database)} as aliases,
        (select coalesce(json_agg(json_build_object('id', implied.id, 'name', implied.name) order by implied.sort_key, implied.name collate "C"), '[]')
          from skill_implications join skills implied on implied.id = implied_id
          where skill_id = skills.id) as implies
      from ${page} order by place`,
  );
}

export async function skillById(database: Connection, id: number): Promise<SkillDetail> {
  const [skill] = await database<SkillDetail[]>`
    select id, name, user_count, "Users",
      ${postsAsking(database, "job")} as "Jobs", ${postsAsking(database, "project")} as "Projects"
    from skills ${peopleOfSkill(database, shown)} where id = ${id}`;
  if (!skill) throw notFound("skill");
  return skill;
}

const aliasesJson = (database: Connection) => database`(
  select coalesce(json_agg(alias order by alias), '[]') from skill_aliases where skill_id = skills.id)`;

const userCount = (database: Connection) => database`(
  select count(*)::int from user_skills where skill_id = skills.id and ${isVisible(database, "user_skills")})`;

const peopleOfSkill = (database: Connection, people: number) => database`
  cross join lateral (select ${userCount(database)} as user_count) counted
  cross join lateral (
    select coalesce(json_agg(${personJson(database)} order by ${listOrder(database, "user")}), '[]') as "Users"
    from ${firstWithSkill(database, "user", people)}
  ) first_people`;

const postsAsking = (database: Connection, kind: PostKind) => database`(
  select ${titlesJson(database)} from ${firstWithSkill(database, kind, shown)})`;

/** The tables that say which records of a kind name a skill, in SQL; seats of projects name some, too. */
function namingSkill(database: Connection, kind: ListKind) {
  if (kind === "user") return [{ named: database`user_skills`, holder: database`user_id`, isOfKind: database`true` }];
  const posts = { named: database`post_skills`, holder: database`post_id`, isOfKind: database`of_kind = ${kind}` };
  const seats = { named: database`project_seat_skills`, holder: database`post_id`, isOfKind: database`true` };
  return kind === "project" ? [posts, seats] : [posts];
}

/** Up to this many records, sorting is faster than walking the list's index. */
const few = 3000;

/**
 * The first records of a list that have the skill of a `skills` row, under their table's name, in SQL. Few records are sorted;
 * for a popular skill the list's index is walked until enough are found. Both ways are written out, because a generic plan
 * can't choose between them.
 */
function firstWithSkill(database: Connection, kind: ListKind, most: number) {
  const table = database(tableOf(kind));
  const naming = namingSkill(database, kind);
  const first = naming.map(
    ({ named, holder, isOfKind }) => database`
      (select ${holder} from ${named} where skill_id = skills.id and ${isOfKind} and ${most} > 0 limit ${few + 1})`,
  );
  const isNaming = naming.map(
    ({ named, holder }) => database`(select true from ${named} where ${holder} = id and skill_id = skills.id limit 1)`,
  );
  return database`(
    select array(${first.reduce((all, each) => database`${all} union ${each}`)}) as ids offset 0
  ) naming cross join lateral (
    (
      select ${table}.* from unnest(ids) found (id) join ${table} using (id)
      where cardinality(ids) <= ${few} and ${isListed(database, kind)} order by ${listOrder(database, kind)} limit ${most}
    ) union all (
      select * from ${table}
      where cardinality(ids) > ${few} and ${isListed(database, kind)}
        and (${isNaming.reduce((all, each) => database`${all} or ${each}`)})
      order by ${listOrder(database, kind)} limit ${most}
    )
  ) ${table}`;
}
