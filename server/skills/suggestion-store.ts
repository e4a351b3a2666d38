import type { List } from "../../contract/interface/lists.ts";
import { type SkillName, type Suggestion, skillsMax, suggestionsMax } from "../../contract/skills.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection, Transaction } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isVisible } from "../visibility/visibility.ts";
import { addAlias, addSkill, skillCalled } from "./skill-curation-store.ts";

/** The most members listed for a suggestion. */
const shown = 5;

/** Suggests a skill to staff. Throws a conflict if too many of the member's suggestions are waiting. */
export async function suggestSkill(transaction: Transaction, name: string, userId: number): Promise<void> {
  // Serialises a member's suggestions, so that they don't exceed the maximum.
  await transaction`select from users where id = ${userId} for no key update`;
  const [member] = await transaction<[{ waiting: number }]>`
    select count(*)::int as waiting from skill_suggestions where user_id = ${userId} and name_key(name) <> name_key(${name})`;
  if (member.waiting >= suggestionsMax) {
    throw conflict("suggestionsWait", suggestionsMax);
  }
  await transaction`
    insert into skill_suggestions (name, user_id)
    select ${name}, ${userId}::int
    where not exists (select from skill_suggestions where user_id = ${userId} and name_key(name) = name_key(${name}))`;
}

/** A page of suggested names, the most wanted first; names that look the same are merged. */
export async function suggestionsPage(
  database: Connection,
  { page, limit }: { page: number; limit: number },
): Promise<List<Suggestion>> {
  const [[counted], results] = await Promise.all([
    database<[{ total: number }]>`select count(distinct name_key(name))::int as total from skill_suggestions`,
    database<Suggestion[]>`
      select wanted.id, name, wanted.created_at, user_count, (
        select json_agg(${personJson(database)} order by users.place) from (
          select users.*, suggested.id as place from skill_suggestions suggested join users on users.id = suggested.user_id
          where name_key(suggested.name) = name_key(wanted.name) order by suggested.id limit ${shown}
        ) users
      ) as "Users"
      from (
        select min(id) as id, (array_agg(name order by id))[1] as name, min(created_at) as created_at,
          count(*)::int as user_count
        from skill_suggestions group by name_key(name) order by user_count desc, id
        limit ${limit} offset ${(page - 1) * limit}
      ) wanted order by user_count desc, wanted.id`,
  ]);
  return listReply({ page, limit }, results, counted.total);
}

type Meant = { name?: string; skillId?: number };

/** Accepts a suggestion as a new skill or as an alias of an existing one, and gives it to those who suggested it. */
export async function acceptSuggestion(
  transaction: Transaction,
  id: number,
  { name, skillId }: Meant,
  by: Actor,
): Promise<SkillName> {
  const suggested = await takeSuggestion(transaction, id);
  const skill = skillId
    ? await alsoCalled(transaction, skillId, suggested.name, by)
    : await addSkill(transaction, name ?? suggested.name, by);
  // If staff corrected the spelling, the suggested one becomes an alias.
  if (!skillId) await alsoCalled(transaction, skill.id, suggested.name, by);
  await transaction`
    insert into user_skills (user_id, skill_id, visible)
    select id, ${skill.id}::int, ${isVisible(transaction, "users")} from users
    where id = any(${suggested.userIds}) and (select count(*) from user_skills where user_id = users.id) < ${skillsMax}
    for key share on conflict do nothing`;
  await indexMembers(transaction, suggested.userIds);
  await addToTrail(transaction, { by, action: "accepted", subject: "skill", id: skill.id, note: skill.name });
  return skill;
}

export async function declineSuggestion(transaction: Transaction, id: number, by: Actor): Promise<void> {
  await takeSuggestion(transaction, id);
  // A declined name may be offensive, so the trail doesn't keep it.
  await addToTrail(transaction, { by, action: "declined", subject: "skill" });
}

/** Removes a suggestion of everyone who made it, and returns it. Of concurrent calls one succeeds. Throws not-found. */
async function takeSuggestion(transaction: Transaction, id: number): Promise<{ name: string; userIds: number[] }> {
  const taken = await transaction<{ id: number; name: string; userId: number }[]>`
    delete from skill_suggestions
    where name_key(name) = (select name_key(name) from skill_suggestions where id = ${id} for update)
    returning id, name, user_id`;
  const first = taken.toSorted((a, b) => a.id - b.id)[0];
  if (!first) throw notFound("suggestion");
  return { name: first.name, userIds: taken.map(({ userId }) => userId) };
}

async function alsoCalled(transaction: Transaction, skillId: number, name: string, by: Actor): Promise<SkillName> {
  const known = await skillCalled(transaction, name);
  if (known?.id === skillId) return known;
  return addAlias(transaction, { skillId, alias: name }, by);
}
