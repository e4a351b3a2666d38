import type { FacetValue } from "../../contract/interface/facets.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";

/** A thing that a filter names: by what it is counted, and by what an address names it. */
export type Named = { key: number; id: number; name: string };

/** Skills by their ids, in the order of their names. */
export const skillsNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, id, name from skills where id = any(${[...ids]}::int[]) order by sort_key, name collate "C"`;

/** Companies that all see, by the ids of their posts, in the order of their names. */
export const companiesNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, number as id, title as name from posts
    where kind = 'company' and ${isVisible(database, "posts")} and id = any(${[...ids]}::int[])
    order by sort_key_of(title), title collate "C"`;

/** What is named, with how many there are of each, by the key that they are counted by. */
export const valuesOf = (named: readonly Named[], counts: Int32Array): FacetValue[] =>
  named.map(({ key, id, name }) => ({ value: String(id), label: name, count: counts[key] ?? 0 }));
