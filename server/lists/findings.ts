import { isSince, type Moment, thisMoment } from "../changes/change-feed.ts";
import { type Dated, kept } from "../changes/kept.ts";
import type { Connection, Database } from "../database.ts";
import { IdSet } from "../matches/id-set.ts";
import type { Searchable } from "./list-order.ts";
import { isFound, type Queries, tierOf } from "./search-sql.ts";

/** Who is found, by how well they match: each in the best tier alone. */
export type Findings = Dated & { tiers: IdSet[] };

/** Fewer are found as fast as they are kept. */
const worthKeeping = 1000;
/** More changed records than that are not looked at one by one. */
const mostChanged = 10_000;

/** What a search finds; the findings of common words are kept in memory, one bit a record. */
export function keptFindings(database: Database): (kind: Searchable, queries: Queries) => Promise<Findings> {
  const current = kept<Findings>({
    load: (name) => find(database, ...named(name)),
    catchUp: async (name, findings) => {
      const [kind, queries] = named(name);
      const changed = await changedSince(database, kind, queries, findings);
      return changed ? withChanged(findings, changed) : find(database, kind, queries);
    },
    isWorthKeeping: ({ tiers }) => tiers.some(({ size }) => size > worthKeeping),
  });
  return (kind, queries) => current(JSON.stringify([kind, queries]));
}

const named = (name: string) => JSON.parse(name) as [Searchable, Queries];

async function find(database: Connection, kind: Searchable, queries: Queries): Promise<Findings> {
  const rows = await database<{ moment: Moment; tier: number | null; ids: Buffer | null }[]>`
    select ${thisMoment(database)} as moment, tier, ids
    from (values (1)) always left join (
      select tier, string_agg(int4send(id), '') as ids from (
        select id, ${tierOf(database, queries)} as tier from ${database(kind)} where ${isFound(database, queries)}
      ) found group by tier
    ) found on true`;
  const tiers = queries.map((_, place) => idSetOf(rows.find(({ tier }) => tier === place)?.ids));
  return { moment: rows[0]?.moment as Moment, comparedAt: Date.now(), tiers };
}

function idSetOf(ids: Buffer | null | undefined): IdSet {
  const set = new IdSet();
  for (let at = 0; ids && at < ids.length; at += 4) set.add(ids.readInt32BE(at));
  return set;
}

type Changed = { moment: Moment; records: [id: number, tier: number | null][] };

/** The records that changed since, each with its tier now, or null where it isn't found; null for too many. */
async function changedSince(
  database: Connection,
  kind: Searchable,
  queries: Queries,
  { moment }: Findings,
): Promise<Changed | null> {
  const [changed] = await database<[{ moment: Moment; records: Changed["records"] | null }]>`
    with changed as materialized (
      select distinct unnest(ids) as id from changes where kind = ${kind} and ${isSince(database, moment)}
      limit ${mostChanged + 1}
    )
    select ${thisMoment(database)} as moment, (
      select json_agg(json_build_array(changed.id, tier)) from changed left join (
        select id, ${tierOf(database, queries)} as tier from ${database(kind)} where ${isFound(database, queries)}
      ) found using (id)
    ) as records`;
  const records = changed.records ?? [];
  return records.length > mostChanged ? null : { moment: changed.moment, records };
}

function withChanged({ tiers }: Findings, { moment, records }: Changed): Findings {
  for (const [id, now] of records) {
    for (const [tier, set] of tiers.entries()) {
      if (tier === now) set.add(id);
      else set.delete(id);
    }
  }
  return { tiers, moment, comparedAt: Date.now() };
}
