import type { FacetValue } from "../../contract/interface/facets.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { mostNamed } from "./facets.ts";

/** A thing that a filter names: by what it is counted, and by what an address names it. */
export type Named = { key: number; id: number; name: string };

/** Skills by their ids, in the order of their names. */
export const skillsNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, id, name from skills where id = any(${[...ids]}::int[]) order by sort_key, name collate "C"`;

/** Companies that all see, by the ids of their posts, in the order of their names. */
const companiesNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, number as id, title as name from posts
    where kind = 'company' and ${isVisible(database, "posts")} and id = any(${[...ids]}::int[])
    order by sort_key_of(title), title collate "C"`;

/** Of the companies that are counted those with the most, and what is chosen: one that isn't shown takes no other's place. */
export async function mostCompanies(
  database: Connection,
  counts: Int32Array,
  most: number,
  chosen: readonly number[],
): Promise<Named[]> {
  const keys = mostNamed(counts, most, chosen);
  const named = await companiesNamed(database, keys);
  return named.length === keys.length ? named : companiesNamed(database, mostNamed(counts, counts.length, chosen));
}

/** What is named, with how many there are of each, by the key that they are counted by. */
export const valuesOf = (named: readonly Named[], counts: Int32Array): FacetValue[] =>
  named.map(({ key, id, name }) => ({ value: String(id), label: name, count: counts[key] ?? 0 }));
