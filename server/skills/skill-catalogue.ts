import type { SkillName } from "../../contract/skills/skills.ts";
import catalogue from "../../database/skill-catalogue.json" with { type: "json" };
import { noteChanged } from "../database/change-feed.ts";
import type { Database, Transaction } from "../database/connection.ts";
import { indexSkills } from "../finding/search-documents.ts";

export type CatalogueSkill = { name: string; aliases: string[]; implies: string[] };

/** The skills that every board starts with, sorted by name. */
export const skillCatalogue: readonly CatalogueSkill[] = catalogue;

/** Skills are compared without case and extra whitespace: `" REACT "` is `"react"`. */
export const normalisedSkillName = (name: string) => name.normalize().trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Adds the skills, aliases and implications of the catalogue that the board lacks; removes nothing, because members use them.
 * Processes that start at once may run it concurrently.
 */
export async function loadSkillCatalogue(database: Database): Promise<void> {
  await database.begin(addCatalogue);
}

/** As `loadSkillCatalogue`, in a transaction. Leaves out what staff have withdrawn. */
export async function addCatalogue(sql: Transaction): Promise<void> {
  const withdrawn = await sql<{ name: string; alias: string | null; implied: string | null }[]>`
    select name, alias, null as implied from withdrawn_aliases join skills on id = skill_id
    union all
    select skills.name, null, implied.name
    from withdrawn_implications join skills on skills.id = skill_id join skills implied on implied.id = implied_id`;
  const said = ({ name, aliases, implies }: CatalogueSkill): CatalogueSkill => {
    const of = withdrawn.filter((row) => row.name.toLowerCase() === name.toLowerCase());
    return {
      name,
      aliases: aliases.filter((alias) => !of.some((row) => row.alias === alias.toLowerCase())),
      implies: implies.filter((implied) => !of.some((row) => row.implied === implied)),
    };
  };
  await addSkills(sql, withdrawn.length > 0 ? skillCatalogue.map(said) : skillCatalogue);
}

/** Adds or updates skills by name; returns the names of new and changed ones. */
export async function addSkills(sql: Transaction, skills: readonly CatalogueSkill[]) {
  // A name that staff made an alias stays an alias.
  const decided = new Set(
    (await sql<{ alias: string }[]>`select alias from skill_aliases where decided`).map((row) => row.alias),
  );
  const given = sql.json(
    skills
      .filter(({ name }) => !decided.has(name.toLowerCase()))
      .map((skill) => ({ ...skill, aliases: skill.aliases.filter((alias) => !decided.has(alias.toLowerCase())) })),
  );
  const added = await sql<SkillName[]>`
    insert into skills (name)
    select name from jsonb_to_recordset(${given}) as given (name text)
    where not exists (select from skills where lower(skills.name) = lower(given.name))
    on conflict do nothing
    returning id, name`;
  const respelt = await sql<SkillName[]>`
    update skills set name = given.name
    from jsonb_to_recordset(${given}) as given (name text)
    where lower(skills.name) = lower(given.name) and skills.name <> given.name
    returning skills.id, skills.name`;
  // An alias that has become a skill of its own is removed.
  const unaliased = await sql<{ id: number }[]>`
    delete from skill_aliases
    using jsonb_to_recordset(${given}) as given (name text)
    where skill_aliases.alias = lower(given.name)
    returning skill_id as id`;
  const robbed = await sql<{ id: number }[]>`
    select skill_id as id
    from jsonb_to_recordset(${given}) as given (name text, aliases text[])
    join skills using (name) cross join unnest(aliases) given_alias
      join skill_aliases on alias = lower(given_alias)
    where skill_id <> skills.id`;
  const aliased = await sql<SkillName[]>`
    with given as (
      select id, name, lower(alias) as alias
      from jsonb_to_recordset(${given}) as given (name text, aliases text[])
      join skills using (name) cross join unnest(aliases) alias
    ), changed as (
      insert into skill_aliases (alias, skill_id)
      select alias, id from given
      where not exists (select from skills where lower(name) = given.alias)
        and not exists (select from skill_aliases known where known.alias = given.alias and known.skill_id = given.id)
      on conflict (alias) do update set skill_id = excluded.skill_id
      returning skill_id
    )
    select distinct id, name from given join changed on changed.skill_id = given.id`;
  await noteChanged(
    sql,
    "skill",
    aliased.map(({ id }) => id),
  );
  const implying = await sql<{ name: string }[]>`
    with changed as (
      insert into skill_implications (skill_id, implied_id)
      select skill.id, other.id
      from jsonb_to_recordset(${given}) as given (name text, implies text[])
      join skills skill using (name) cross join unnest(implies) implied join skills other on other.name = implied
      where not exists (select from skill_implications where (skill_id, implied_id) = (skill.id, other.id))
      on conflict do nothing
      returning skill_id
    )
    select distinct name from skills join changed on skill_id = id`;
  if (added.length + implying.length > 0) await sql`select refresh_implied_skills()`;
  const renamed = [...added, ...respelt, ...unaliased, ...robbed, ...aliased].map(({ id }) => id);
  await indexSkills(sql, [...new Set(renamed)]);
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return { added: new Set(names(added)), changed: new Set(names([...respelt, ...aliased, ...implying])) };
}
