import { rhythms } from "../../contract/notifications/notification-kinds.ts";
import type { SkillName } from "../../contract/skills.ts";
import { type Actor, addToTrail } from "../audit/audit-store.ts";
import type { Connection, Transaction } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { updateContentPrints } from "../moderation/case-changes.ts";
import { indexSkills, renameSkill } from "../search-index/search-index-store.ts";
import { trimmedSkillName } from "./skill-spellings.ts";

/** The skill with this name or alias, by how they look; null if there is none. */
export async function skillCalled(database: Connection, name: string): Promise<SkillName | null> {
  const [skill] = await database<SkillName[]>`
    select id, name from skills where name_key(name) = name_key(${name})
    union all
    select id, name from skill_aliases join skills on id = skill_id where name_key(alias) = name_key(${name})`;
  return skill ?? null;
}

/** Adds a skill. Throws a conflict if the name or alias exists. */
export async function addSkill(transaction: Transaction, name: string, by: Actor): Promise<SkillName> {
  await oneAtATime(transaction);
  await checkFree(transaction, name);
  const [added] = await transaction<[SkillName]>`
    insert into skills (name) values (${trimmedSkillName(name)}) returning id, name`;
  await transaction`select refresh_implied_skills()`;
  await indexSkills(transaction, [added.id]);
  await addToTrail(transaction, { by, action: "added", subject: "skill", id: added.id, note: added.name });
  return added;
}

/** Adds an alias to a skill. Throws a conflict if the name or alias exists, not-found if there is no such skill. */
export async function addAlias(
  transaction: Transaction,
  { skillId, alias }: { skillId: number; alias: string },
  by: Actor,
): Promise<SkillName> {
  await oneAtATime(transaction);
  const skill = await lockedSkill(transaction, skillId);
  await checkFree(transaction, alias);
  const [added] = await transaction<[{ alias: string }]>`
    insert into skill_aliases (alias, skill_id, decided) values (${spelt(transaction, alias)}, ${skillId}, true)
    returning alias`;
  await indexSkills(transaction, [skillId]);
  await addToTrail(transaction, { by, action: "aliased", subject: "skill", id: skillId, note: added.alias });
  return skill;
}

/** Removes an alias, and keeps the catalogue from adding it again. Throws not-found if the skill doesn't have it. */
export async function removeAlias(
  transaction: Transaction,
  { skillId, alias }: { skillId: number; alias: string },
  by: Actor,
): Promise<void> {
  await oneAtATime(transaction);
  const [removed] = await transaction<{ alias: string }[]>`
    delete from skill_aliases where name_key(alias) = name_key(${alias}) and skill_id = ${skillId} returning alias`;
  if (!removed) throw notFound("name");
  await transaction`
    insert into withdrawn_aliases (alias, skill_id) values (${removed.alias}, ${skillId}) on conflict do nothing`;
  await indexSkills(transaction, [skillId]);
  await addToTrail(transaction, { by, action: "unaliased", subject: "skill", id: skillId, note: removed.alias });
}

/** Makes a skill imply another. Throws a conflict if that would make a circle, not-found if one of them doesn't exist. */
export async function implySkill(
  transaction: Transaction,
  { skillId, impliedId }: { skillId: number; impliedId: number },
  by: Actor,
): Promise<void> {
  await oneAtATime(transaction);
  const skill = await lockedSkill(transaction, skillId);
  const implied = await lockedSkill(transaction, impliedId);
  const { count } = await transaction`
    select from implied_skills where skill_id = ${impliedId} and implied_id = ${skillId}`;
  if (count > 0) throw conflict("impliedAlready", implied.name, skill.name);
  await transaction`
    insert into skill_implications (skill_id, implied_id) values (${skillId}, ${impliedId}) on conflict do nothing`;
  await transaction`select refresh_implied_skills()`;
  await addToTrail(transaction, { by, action: "implied", subject: "skill", id: skillId, note: implied.name });
}

/** Removes a direct implication, and keeps the catalogue from adding it again. Throws not-found if there is none. */
export async function removeImplication(
  transaction: Transaction,
  { skillId, impliedId }: { skillId: number; impliedId: number },
  by: Actor,
): Promise<void> {
  await oneAtATime(transaction);
  const [implied] = await transaction<{ name: string }[]>`
    delete from skill_implications using skills where skill_id = ${skillId} and implied_id = ${impliedId} and id = implied_id
    returning name`;
  if (!implied) throw notFound("implication");
  await transaction`
    insert into withdrawn_implications (skill_id, implied_id) values (${skillId}, ${impliedId}) on conflict do nothing`;
  await transaction`select refresh_implied_skills()`;
  await addToTrail(transaction, { by, action: "unimplied", subject: "skill", id: skillId, note: implied.name });
}

/**
 * Merges a skill into another, which takes over its members, posts, repositories, saved searches, name and aliases. Throws a conflict for a
 * skill with itself, not-found if one of them doesn't exist.
 */
export async function mergeSkills(
  transaction: Transaction,
  { skillId, intoId }: { skillId: number; intoId: number },
  by: Actor,
): Promise<SkillName> {
  if (skillId === intoId) throw conflict("mergedIntoItself");
  // A popular skill is on many records, whose search documents all change.
  await transaction`select set_config('statement_timeout', '60s', true)`;
  await oneAtATime(transaction);
  const gone = await lockedSkill(transaction, skillId);
  const kept = await lockedSkill(transaction, intoId);
  await transaction`
    insert into user_skills (user_id, skill_id, visible)
    select user_id, ${intoId}, visible from user_skills where skill_id = ${skillId} on conflict do nothing`;
  await transaction`
    insert into post_skills (post_id, skill_id, required, of_kind)
    select post_id, ${intoId}, required, of_kind from post_skills where skill_id = ${skillId}
    on conflict (post_id, skill_id) do update set required = post_skills.required or excluded.required`;
  // Seats have no trigger that notes them for the matches.
  await transaction`
    with wished as (select post_id, number from project_seat_skills where skill_id = ${skillId}), noted as (
      insert into changes (kind, id) select distinct 'post', post_id from wished)
    insert into project_seat_skills (post_id, number, skill_id)
    select post_id, number, ${intoId} from wished on conflict do nothing`;
  await transaction`
    insert into repository_skills (repository_id, skill_id)
    select repository_id, ${intoId} from repository_skills where skill_id = ${skillId} on conflict do nothing`;
  await transaction`
    update question_versions set skill_ids = array_append(array_remove(array_remove(skill_ids, ${skillId}), ${intoId}), ${intoId})
    where ${skillId} = any(skill_ids)`;
  await transaction`update skill_aliases set skill_id = ${intoId}, decided = true where skill_id = ${skillId}`;
  await takeOverImplications(transaction, skillId, intoId);
  await moveSearches(transaction, skillId, intoId);
  const renamed = await transaction<{ postId: number }[]>`
    delete from post_skills where skill_id = ${skillId} returning post_id`;
  await transaction`delete from skills where id = ${skillId}`;
  await transaction`delete from skill_aliases where name_key(alias) = name_key(${gone.name})`;
  await transaction`
    update skills set is_double = false where id = ${intoId} and is_double and not exists (
      select from skills other where other.id <> ${intoId} and name_key(other.name) = name_key(skills.name))`;
  await updateContentPrints(
    transaction,
    renamed.map(({ postId }) => postId),
  );
  await transaction`
    insert into skill_aliases (alias, skill_id, decided)
    select lower(${gone.name}), ${intoId}::int, true
    where not exists (select from skills where name_key(name) = name_key(${gone.name}))`;
  await transaction`select refresh_implied_skills()`;
  await renameSkill(transaction, skillId, intoId);
  await indexSkills(transaction, [skillId, intoId]);
  await addToTrail(transaction, { by, action: "merged", subject: "skill", id: intoId, note: gone.name });
  return kept;
}

/** Copies implications from and to the merged skill, except those that would make a circle. */
async function takeOverImplications(transaction: Transaction, skillId: number, intoId: number): Promise<void> {
  await transaction`
    insert into skill_implications (skill_id, implied_id)
    select ${intoId}::int, implied_id from skill_implications
    where skill_id = ${skillId} and (implied_id, ${intoId}::int) not in (select skill_id, implied_id from implied_skills)
    union
    select skill_id, ${intoId}::int from skill_implications
    where implied_id = ${skillId} and (${intoId}::int, skill_id) not in (select skill_id, implied_id from implied_skills)
    on conflict do nothing`;
}

/** Serialises changes of skills, so that no name is used twice and no circle is made. */
async function oneAtATime(transaction: Transaction): Promise<void> {
  await transaction`lock table skills in share row exclusive mode`;
}

/** Locks a skill until the transaction ends, so that no record can be given it meanwhile. */
async function lockedSkill(transaction: Transaction, id: number): Promise<SkillName> {
  const [skill] = await transaction<SkillName[]>`select id, name from skills where id = ${id} for update`;
  if (!skill) throw notFound("skill");
  return skill;
}

async function checkFree(transaction: Transaction, name: string): Promise<void> {
  const known = await skillCalled(transaction, name);
  if (known) throw conflict("nameTaken", name, known.name);
}

const spelt = (database: Connection, name: string) => database`lower(${trimmedSkillName(name)})`;

/**
 * Makes saved searches for a merged skill ones for the other. If a member then has two equal searches, the older one stays, or
 * the one that already had these filters, with the more frequent mail of both.
 */
async function moveSearches(transaction: Transaction, skillId: number, intoId: number): Promise<void> {
  const [gone, kept] = [`skill=${skillId}`, `skill=${intoId}`];
  const searches = await transaction<{ id: number; query: string; staysId: number }[]>`
    with asked as (
      select id, user_id, kind, (
        select string_agg(part, '&' order by part collate "C") from (
          select distinct case part when ${gone} then ${kept} else part end as part from string_to_table(query, '&') part
        ) parts) as query
      from saved_searches where ${gone} = any(string_to_array(query, '&'))
    )
    select id, query, coalesce((
      select id from saved_searches other
      where other.user_id = asked.user_id and other.kind = asked.kind and other.query = asked.query
    ), min(id) over (partition by user_id, kind, query)) as stays_id
    from asked`;
  const [doubles, others] = [
    searches.filter(({ id, staysId }) => id !== staysId),
    searches.filter(({ id, staysId }) => id === staysId),
  ];
  const ids = doubles.map(({ id }) => id);
  await transaction`
    with quickest as (
      select stays_id, min(array_position(${[...rhythms]}::text[], mail)) as place
      from unnest(${ids}::int[], ${doubles.map(({ staysId }) => staysId)}::int[]) given (id, stays_id) join saved_searches using (id)
      group by stays_id
    )
    update saved_searches set mail = (${[...rhythms]}::text[])[least(place, array_position(${[...rhythms]}::text[], mail))]
    from quickest where id = stays_id`;
  await transaction`
    delete from entries where id in (
      select id from entries where parent = 'saved-searches' and record_id = any(${ids}::int[]) order by id for update)`;
  await transaction`delete from saved_searches where id = any(${ids}::int[])`;
  await transaction`
    update saved_searches set query = given.query
    from unnest(${others.map(({ id }) => id)}::int[], ${others.map(({ query }) => query)}::text[]) given (id, query)
    where saved_searches.id = given.id`;
}
