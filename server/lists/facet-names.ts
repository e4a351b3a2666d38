import type { FacetValue } from "../../contract/interface/facets.ts";
import type { Connection } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { mostNamed } from "./facets.ts";

/** Something that a filter names: `key` is the database's, `id` the address's. */
export type Named = { key: number; id: number; name: string };

/** Skills by id, ordered by name. */
export const skillsNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, id, name from skills where id = any(${[...ids]}::int[]) order by sort_key, name collate "C"`;

/** Visible companies by their posts' ids, ordered by name. */
const companiesNamed = (database: Connection, ids: readonly number[]) =>
  database<Named[]>`
    select id as key, number as id, title as name from posts
    where kind = 'company' and ${isVisible(database, "posts")} and id = any(${[...ids]}::int[])
    order by sort_key_of(title), title collate "C"`;

/**
 * The companies with the highest counts, and the chosen ones. If hidden companies were among them, reads all counted ones
 * instead, so that these don't displace others.
 */
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

/** The values of a filter with their counts. */
export const valuesOf = (named: readonly Named[], counts: Int32Array): FacetValue[] =>
  named.map(({ key, id, name }) => ({ value: String(id), label: name, count: counts[key] ?? 0 }));
