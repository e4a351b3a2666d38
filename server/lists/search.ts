import type { Connection, Fragment } from "../database.ts";

export type Searchable = "jobs" | "projects" | "questions" | "companies" | "skills" | "users";

/** What is found, in SQL: the condition on a row, how well a row fits (higher is better; none without words), the count. */
export type SearchResult = { found: Fragment; rank?: Fragment; total: number };

/**
 * Finds the records that hold all words typed, each as the beginning of a word; only when there is none, one typo in a
 * word is forgiven in titles and names. Only signs (`%`) must stand in the title or name as they are.
 */
export async function searchIn(database: Connection, kind: Searchable, typed: string): Promise<SearchResult> {
  if (typed === "") return counted(database, kind, { found: database`true` });
  const words = await queryOf(database`search_for(${typed})`, database);
  if (words === null) {
    return counted(database, kind, { found: database`strpos(${titleOf(database, kind)}, ${typed}) > 0` });
  }
  const exact = await counted(database, kind, byWords(database, words));
  if (exact.total > 0) return exact;
  const forgiving = await queryOf(database`search_forgiving(${kind}, ${typed})`, database);
  return counted(database, kind, byWords(database, forgiving ?? words));
}

async function queryOf(query: Fragment, database: Connection): Promise<string | null> {
  const [row] = await database<{ words: string | null }[]>`select ${query}::text as words`;
  return row?.words ?? null;
}

const byWords = (database: Connection, words: string) => ({
  found: database`search @@ ${words}::tsquery`,
  rank: database`ts_rank('{0.05, 0.2, 0.4, 1}', search, ${words}::tsquery)`,
});

async function counted(database: Connection, kind: Searchable, search: Omit<SearchResult, "total">) {
  const [row] = await database<[{ total: number }]>`
    select count(*)::int as total from ${database(kind)} where ${search.found}`;
  return { ...search, total: row.total };
}

function titleOf(database: Connection, kind: Searchable): Fragment {
  if (kind === "users") return database`concat_ws(' ', first_name, last_name)`;
  return kind === "companies" || kind === "skills" ? database`name` : database`title`;
}
