import type { SkillName } from "../../contract/skills/skills.ts";
import { noteChanged } from "../database/change-feed.ts";
import type { Fragment, Transaction } from "../database/connection.ts";
import { indexSkills } from "../finding/search-documents.ts";

export type CatalogueSkill = { name: string; aliases: string[]; implies: string[] };

/** Adds or updates skills by name; returns the names of new and changed ones. */
export async function addSkills(sql: Transaction, skills: readonly CatalogueSkill[]) {
  const given = givenRows(sql, await withoutDecided(sql, skills));
  const added = await addMissing(sql, given);
  const respelt = await respell(sql, given);
  const unaliased = await removeOwnNames(sql, given);
  const robbed = await whoLoseAliases(sql, given);
  const aliased = await addAliases(sql, given);
  await noteChanged(
    sql,
    "skill",
    aliased.map(({ id }) => id),
  );
  const implying = await addImplications(sql, given);
  if (added.length + implying.length > 0) await sql`select refresh_implied_skills()`;
  const renamed = [...added, ...respelt, ...unaliased, ...robbed, ...aliased].map(({ id }) => id);
  await indexSkills(sql, [...new Set(renamed)]);
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return { added: new Set(names(added)), changed: new Set(names([...respelt, ...aliased, ...implying])) };
}

/** What staff made an alias stays an alias, of the skill that they chose. */
async function withoutDecided(sql: Transaction, skills: readonly CatalogueSkill[]): Promise<CatalogueSkill[]> {
  const rows = await sql<{ alias: string }[]>`select alias from skill_aliases where decided`;
  const decided = new Set(rows.map(({ alias }) => alias));
  return skills
    .filter(({ name }) => !decided.has(name.toLowerCase()))
    .map((skill) => ({ ...skill, aliases: skill.aliases.filter((alias) => !decided.has(alias.toLowerCase())) }));
}

const givenRows = (sql: Transaction, skills: CatalogueSkill[]): Fragment => sql`
  jsonb_to_recordset(${sql.json(skills)}) as given (name text, aliases text[], implies text[])`;

const addMissing = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  insert into skills (name)
  select name from ${given}
  where not exists (select from skills where lower(skills.name) = lower(given.name))
  on conflict do nothing
  returning id, name`;

const respell = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  update skills set name = given.name from ${given}
  where lower(skills.name) = lower(given.name) and skills.name <> given.name
  returning skills.id, skills.name`;

/** Removes the aliases that are skills of their own now. Returns whose they were. */
const removeOwnNames = (sql: Transaction, given: Fragment) => sql<{ id: number }[]>`
  delete from skill_aliases using ${given} where skill_aliases.alias = lower(given.name) returning skill_id as id`;

/** The skills that have an alias which is about to be another's. */
const whoLoseAliases = (sql: Transaction, given: Fragment) => sql<{ id: number }[]>`
  select skill_id as id
  from ${given} join skills using (name) cross join unnest(aliases) given_alias
    join skill_aliases on alias = lower(given_alias)
  where skill_id <> skills.id`;

const addAliases = (sql: Transaction, given: Fragment) => sql<SkillName[]>`
  with wanted as (
    select id, name, lower(alias) as alias from ${given} join skills using (name) cross join unnest(aliases) alias
  ), changed as (
    insert into skill_aliases (alias, skill_id)
    select alias, id from wanted
    where not exists (select from skills where lower(name) = wanted.alias)
      and not exists (select from skill_aliases known where known.alias = wanted.alias and known.skill_id = wanted.id)
    on conflict (alias) do update set skill_id = excluded.skill_id
    returning skill_id
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
