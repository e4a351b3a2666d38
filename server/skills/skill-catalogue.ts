import { nameKey } from "../../contract/interface/name-key.ts";
import catalogue from "../../database/skill-catalogue.json" with { type: "json" };
import type { Database, Transaction } from "../database/connection.ts";
import { addSkills, type CatalogueSkill } from "./skill-bulk-store.ts";

/** The skills that every board starts with, sorted by name. */
export const skillCatalogue: readonly CatalogueSkill[] = catalogue;

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
    const of = withdrawn.filter((row) => nameKey(row.name) === nameKey(name));
    return {
      name,
      aliases: aliases.filter(
        (alias) => !of.some((row) => row.alias !== null && nameKey(row.alias) === nameKey(alias)),
      ),
      implies: implies.filter((implied) => !of.some((row) => row.implied === implied)),
    };
  };
  await addSkills(sql, withdrawn.length > 0 ? skillCatalogue.map(said) : skillCatalogue);
}
