import type { Connection } from "../../server/database/connection.ts";
import { firstNames, lastNames } from "./words.ts";

// What the triggers of database/migrations make of a record to be found by, here for many records at once. Made words need no
// folding, only names of skills do. test/bench/seeding.test.ts compares both.

const words = (text: string) => `to_tsvector('simple', coalesce(${text}, ''))`;

const company = words("(select name from companies where id = draft.company_id)");
const skills = words(`(select string_agg(plain_skills.name, ' ' order by skill_id)
  from unnest(draft.skills) skill_id join plain_skills using (skill_id))`);

/** The column `search`, in SQL, for a row of `draft`. */
export const searchOf: Record<string, string> = {
  jobs: `setweight(${words("title")}, 'A') || setweight(${company}, 'B') || setweight(${skills}, 'B')
    || setweight(${words("location")}, 'C') || setweight(${words("description")}, 'D')`,
  projects: `setweight(${words("title")}, 'A') || setweight(${skills}, 'B') || setweight(${words("description")}, 'D')`,
  questions: `setweight(${words("title")}, 'A') || setweight(${words("description")}, 'D')`,
  users: `setweight(${words("first_name || ' ' || last_name")}, 'A')
    || (select setweight(first.endings || last.endings, 'D') from names first, names last
        where first.name = draft.first_name and last.name = draft.last_name)
    || setweight(${company}, 'B') || setweight(${skills}, 'B')`,
};

/** What the searched columns are made of, folded once instead of once a row. */
export async function foldNames(database: Connection): Promise<void> {
  await database`create temp table plain_skills on commit drop as select id as skill_id, plain(name) as name from skills`;
  await database`create unique index on plain_skills (skill_id)`;
  await database`
    create temp table names on commit drop as
    select name, endings(name) from unnest(${[...new Set([...firstNames, ...lastNames])]}::text[]) name`;
  await database`create unique index on names (name)`;
  await database`analyze plain_skills, names`;
}

/** Remembers the words of all titles, or names, of a table. */
export async function rememberTitles(database: Connection, table: string): Promise<void> {
  const title = database.unsafe(table === "users" ? "first_name || ' ' || last_name" : "title");
  await database`
    select remember_title_words(${table}, string_agg(word, ' '))
    from (select distinct word from ${database(table)}, string_to_table(${title}, ' ') word) titles`;
}
