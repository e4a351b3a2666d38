import type { List, ListQuery } from "../../contract/lists.ts";
import type { CuratedSkill } from "../../contract/skill-curation.ts";
import type { Skill, SkillDetail } from "../../contract/skills.ts";
import type { Connection } from "../database.ts";
import { orderOf } from "../lists/list-order.ts";
import type { Lists } from "../lists/list-page.ts";
import { notFound } from "../problems.ts";
import { personJson } from "../users/user-sql.ts";

/** A skill names so many of its people, jobs and projects; people who have it are counted, all of them. */
const shown = 20;
/** A page longer than that is a select list, which shows nobody. */
const longestPageWithPeople = 100;

/** The skills of one page, by name or best match first, each with its first people by name. */
export function skillsPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<Skill>> {
  return lists.page(
    "skills",
    query,
    (page) => database<Skill[]>`
      select id, name, user_count, "Users" from ${page}
      ${peopleOfSkill(database, query.limit > longestPageWithPeople ? 0 : shown)} order by place`,
  );
}

/** The skills of one page with their other names and what they imply, directly. */
export function curatedSkillsPage(database: Connection, lists: Lists, query: ListQuery): Promise<List<CuratedSkill>> {
  return lists.page(
    "skills",
    query,
    (page) => database<CuratedSkill[]>`
      select id, name, (select count(*)::int from user_skills where skill_id = skills.id) as user_count,
        (select coalesce(json_agg(alias order by alias), '[]') from skill_aliases where skill_id = skills.id) as aliases,
        (select coalesce(json_agg(json_build_object('id', implied.id, 'name', implied.name) order by implied.sort_key, implied.name collate "C"), '[]')
          from skill_implications join skills implied on implied.id = implied_id
          where skill_id = skills.id) as implies
      from ${page} order by place`,
  );
}

export async function skillById(database: Connection, id: number): Promise<SkillDetail> {
  const [skill] = await database<SkillDetail[]>`
    select id, name, user_count, "Users",
      ${postsAsking(database, "jobs")} as "Jobs", ${postsAsking(database, "projects")} as "Projects"
    from skills ${peopleOfSkill(database, shown)} where id = ${id}`;
  if (!skill) throw notFound("skill");
  return skill;
}

const peopleOfSkill = (database: Connection, people: number) => database`
  cross join lateral (select count(*)::int as user_count from user_skills where skill_id = skills.id) counted
  cross join lateral (
    select coalesce(json_agg(${personJson(database)} order by ${orderOf(database, "users")}), '[]') as "Users"
    from ${firstWithSkill(database, "users", people)}
  ) first_people`;

const postsAsking = (database: Connection, kind: "jobs" | "projects") => database`(
  select coalesce(json_agg(json_build_object('id', ${database(kind)}.id, 'title', title)
    order by created_at desc, ${database(kind)}.id desc), '[]')
  from ${firstWithSkill(database, kind, shown)})`;

/** Of so many records it is quicker to sort them than to look for them in the list of all. */
const few = 3000;

/**
 * The first records of a list that name the skill of a `skills` row, under their table's name. Few are sorted; for a skill
 * that many name, the list is walked until enough of them came by. The planner, who can't know which, takes one for both.
 */
function firstWithSkill(database: Connection, kind: "users" | "jobs" | "projects", most: number) {
  const noun = kind.slice(0, -1);
  const [named, recordId] = [database(`${noun}_skills`), database(`${noun}_id`)];
  return database`(
    select array(
      select ${recordId} from ${named} where skill_id = skills.id and ${most} > 0 limit ${few + 1}
    ) as ids offset 0
  ) naming cross join lateral (
    (
      select ${database(kind)}.* from unnest(ids) found (id) join ${database(kind)} using (id)
      where cardinality(ids) <= ${few} order by ${orderOf(database, kind)} limit ${most}
    ) union all (
      select * from ${database(kind)}
      where cardinality(ids) > ${few} and (select true from ${named} where ${recordId} = id and skill_id = skills.id)
      order by ${orderOf(database, kind)} limit ${most}
    )
  ) ${database(kind)}`;
}
