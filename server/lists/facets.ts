import { type FacetValue, facetRowsMax } from "../../contract/interface/facets.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isVisible } from "../visibility/visibility.ts";
import { allOf } from "./filter-sql.ts";

/** How many values of a filter a page shows. */
const shown = 20;

/** A counted value. `label` is null if the contract's values have labels of their own. */
type Counted = { facet: string; value: string; label: string | null; count: number; place: number };
/** A filter's counted values; `isCut` where more rows matched than were counted. */
export type FacetCounts = (facet: string) => { counted: Counted[]; isCut: boolean };

type Counting = {
  /** The tables that the rows come from, such as the records that a search finds, in SQL. */
  before?: Fragment;
  /** The chosen filters as conditions. */
  chosen: ReadonlyMap<string, Fragment>;
  /** The first matching rows under conditions, at most `facetRowsMax` + 1, in SQL. */
  rowsWhere: (condition: Fragment) => Fragment;
  /** For each facet a query of its counted values among rows, in SQL: `value`, `label`, `count`, and `place` by name. */
  facets: Record<string, (rows: Fragment, others: Fragment) => Fragment>;
  /** Filters of which all chosen values must hold, so that their own facet is counted under them too. */
  holdingAll?: readonly string[];
};

/**
 * Counts the values of all facets in one statement: each among the rows under all filters but its own. Facets without a chosen
 * filter share their rows.
 */
export async function countFacets(database: Connection, counting: Counting): Promise<FacetCounts> {
  const { before = database``, chosen, rowsWhere, facets, holdingAll = [] } = counting;
  const isApart = (facet: string) => chosen.has(facet) && !holdingAll.includes(facet);
  const others = (facet: string) =>
    allOf(
      database,
      [...chosen].flatMap(([name, each]) => (name === facet ? [] : [each])),
    );
  const apart = Object.keys(facets).filter(isApart);
  const withs = apart.reduce(
    (all, facet) => database`${all}, ${database(`but_${facet}`)} as materialized (${rowsWhere(others(facet))})`,
    database`${before} matching as materialized (${rowsWhere(allOf(database, chosen.values()))})`,
  );
  const rowsOf = (facet: string) => (isApart(facet) ? `but_${facet}` : "matching");
  const sizes = ["matching", ...apart.map(rowsOf)].map(
    (rows) => database`
      select '' as facet, ${rows} as value, null as label, count(*)::int as count, 0 as place from ${database(rows)}`,
  );
  const counts = Object.entries(facets).map(
    ([facet, query]) => database`
      select ${facet} as facet, value::text, label::text, count::int, place::int
      from (${query(database`${database(rowsOf(facet))}`, others(facet))}) counted`,
  );
  const [first, ...further] = [...sizes, ...counts] as [Fragment, ...Fragment[]];
  const rows = await database<Counted[]>`
    with ${withs} ${further.reduce((all, each) => database`${all} union all ${each}`, first)}`;
  const sizeOf = new Map(rows.filter(({ facet }) => facet === "").map(({ value, count }) => [value, count]));
  return (facet) => ({
    counted: rows
      .filter((row) => row.facet === facet && row.value !== null)
      .toSorted((one, other) => one.place - other.place),
    isCut: (sizeOf.get(rowsOf(facet)) ?? 0) > facetRowsMax,
  });
}

/** The counted values of a column of rows, in SQL. */
export const countedBy = (database: Connection, column: Fragment, rows: Fragment): Fragment =>
  database`select ${column} as value, null as label, count(*) as count, 0 as place from ${rows} group by ${column}`;

type Named = {
  /** The counted rows, with `named_id`, in SQL. */
  rows: Fragment;
  /** The ids of the chosen ones, which are listed even with count 0. */
  chosen: readonly number[];
  most?: number;
};

/** The counted skills, or cohorts, in SQL. */
export const countedNames = (database: Connection, table: "skills" | "cohorts", { rows, chosen }: Named): Fragment =>
  database`
    select id as value, name as label, coalesce(count, 0) as count, row_number() over (order by sort_key, name collate "C") as place
    from ${database(table)} left join (select named_id, count(*) as count from (${rows}) rows group by named_id) counted
      on named_id = id
    where count > 0 or id = any(${[...chosen]}::bigint[])`;

/** The visible companies with the highest counts, and the chosen ones, in SQL. */
export const countedCompanies = (database: Connection, { rows, chosen, most = shown }: Named): Fragment => database`
  select number as value, title as label, count, row_number() over (order by sort_key_of(title), title collate "C") as place
  from (
    select number, title, count, rank() over (order by count desc) as rank from (
      select named_id, sum(one) as count from (
        select named_id, 1 as one from (${rows}) rows
        union all select id, 0 from posts where kind = 'company' and number = any(${[...chosen]}::bigint[])
      ) named group by named_id
    ) counted join posts on posts.id = named_id and ${isVisible(database, "posts")}
  ) ranked where rank <= ${most} or number = any(${[...chosen]}::bigint[])`;

/** All values of a filter with a fixed set, in its order, including those with count 0. */
export const fixedValues = <Value extends string>(
  labels: Record<Value, string>,
  counts: ReadonlyMap<string, number>,
): FacetValue[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));

/**
 * The values of a filter of records, such as skills: the `most` highest counts, equal ones by name, and all chosen ones.
 * `counted` are the candidates ordered by name; it includes the chosen ones, even with count 0.
 */
export function namedValues(counted: FacetValue[], chosen: readonly string[], most = shown): FacetValue[] {
  const byCount = counted.toSorted((one, other) => other.count - one.count);
  return byCount.filter(({ value, count }, place) => chosen.includes(value) || (place < most && count > 0));
}

/** A facet's values in the words of the contract's labels. */
export const fixedFacet = (counts: FacetCounts, facet: string, labels: Record<string, string>): FacetValue[] => {
  const { counted, isCut } = counts(facet);
  return markTruncated(fixedValues(labels, new Map(counted.map(({ value, count }) => [value, count]))), isCut);
};

/** A facet's values by their own names. */
export const namedFacet = (
  counts: FacetCounts,
  facet: string,
  chosen: readonly number[],
  most = shown,
): FacetValue[] => {
  const { counted, isCut } = counts(facet);
  const values = counted.map(({ value, label, count }) => ({ value, label: label ?? value, count }));
  return markTruncated(namedValues(values, chosen.map(String), most), isCut);
};

/** Marks counts among only the first rows as "at least". */
export const markTruncated = (values: FacetValue[], isCut: boolean): FacetValue[] =>
  isCut ? values.map((value) => ({ ...value, isAtLeast: true })) : values;
