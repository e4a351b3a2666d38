import { nameKey } from "../../contract/interface/name-key.ts";
import type { SkillName } from "../../contract/skills.ts";
import type { Fragment, Transaction } from "../database/connection.ts";
import { indexSkills } from "../search-index/search-index-store.ts";

export type CatalogueSkill = { name: string; aliases: string[]; implies: string[] };

/** Adds or updates skills by name; returns the names of new and changed ones. */
export async function addSkills(sql: Transaction, skills: readonly CatalogueSkill[]) {
  const given = givenRows(sql, await withoutDecided(sql, skills));
  const added = await addMissing(sql, given);
  const respelt = await respell(sql, given);
  const unaliased = await removeOwnNames(sql, given);
  const robbed = await whoLoseAliases(sql, given);
  const aliased = await addAliases(sql, given);
  const implying = await addImplications(sql, given);
  if (added.length + implying.length > 0) await sql`select refresh_implied_skills()`;
  const renamed = [...added, ...respelt, ...unaliased, ...robbed, ...aliased].map(({ id }) => id);
  await indexSkills(sql, [...new Set(renamed)]);
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return { added: new Set(names(added)), changed: new Set(names([...respelt, ...aliased, ...implying])) };
}

/** An alias that staff made stays an alias of the skill that they chose. */
async function withoutDecided(sql: Transaction, skills: readonly CatalogueSkill[]): Promise<CatalogueSkill[]> {
  const rows = await sql<{ alias: string }[]>`select alias from skill_aliases where decided`;
  const decided = new Set(rows.map(({ alias }) => nameKey(alias)));
  return skills
    .filter(({ name }) => !decided.has(nameKey(name)))
    .map((skill) => ({ ...skill, aliases: skill.aliases.filter((alias) => !decided.has(nameKey(alias))) }));
}

const givenRows = (sql: Transaction, skills: CatalogueSkill[]): Fragment => sql`
  jsonb_to_recordset(${sql.json(skills)}) as given (name text, aliases text[], implies text[])`;

const addMissing = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  insert into skills (name)
  select name from ${given}
  where not exists (select from skills where name_key(skills.name) = name_key(given.name))
  on conflict do nothing
  returning id, name`;

const respell = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  update skills set name = given.name from ${given}
  where name_key(skills.name) = name_key(given.name) and skills.name <> given.name
    and not exists (
      select from skills other where other.id <> skills.id and name_key(other.name) = name_key(given.name))
  returning skills.id, skills.name`;

/** Removes aliases that have become skills of their own. Returns the skills that had them. */
const removeOwnNames = (sql: Transaction, given: Fragment) => sql<{ id: number }[]>`
  delete from skill_aliases using ${given} where name_key(skill_aliases.alias) = name_key(given.name) returning skill_id as id`;

/** The skills with an alias that is about to become another skill's. */
const whoLoseAliases = (sql: Transaction, given: Fragment) => sql<{ id: number }[]>`
  select skill_id as id
  from ${given} join skills using (name) cross join unnest(aliases) given_alias
    join skill_aliases on name_key(alias) = name_key(given_alias)
  where skill_id <> skills.id`;

const addAliases = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  with wanted as (
    select distinct on (key) id, name, lower(alias) as alias, name_key(alias) as key
    from ${given} join skills using (name) cross join unnest(aliases) alias
    where not exists (select from skills named where name_key(named.name) = name_key(alias)) order by key, id
  ), moved as (
    update skill_aliases known set skill_id = wanted.id from wanted
    where name_key(known.alias) = key and known.skill_id <> wanted.id
    returning known.skill_id
  ), added as (
    insert into skill_aliases (alias, skill_id)
    select alias, id from wanted where not exists (select from skill_aliases known where name_key(known.alias) = key)
    on conflict do nothing
    returning skill_id
  ), changed as (
    select skill_id from moved union all select skill_id from added
  )
  select distinct id, name from wanted join changed on changed.skill_id = wanted.id`;

const addImplications = (sql: Transaction, given: Fragment) => sql<{ name: string }[]>`
  with changed as (
    insert into skill_implications (skill_id, implied_id)
    select skill.id, other.id
    from ${given} join skills skill using (name) cross join unnest(implies) implied join skills other on other.name = implied
    where not exists (select from skill_implications where (skill_id, implied_id) = (skill.id, other.id))
    on conflict do nothing
    returning skill_id
  )
  select distinct name from skills join changed on skill_id = id`;
