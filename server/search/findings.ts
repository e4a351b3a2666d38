import { type Dated, kept } from "../database/caught-up-cache.ts";
import { isSince, type Moment, thisMoment } from "../database/change-feed.ts";
import { type Connection, type Database, type Fragment, unhurried } from "../database/connection.ts";
import { isListed, type Searchable } from "../lists/list-order.ts";
import { IdSet } from "../matches/id-set.ts";
import { isFound, isFoundByIndex, type Sought, tierOf } from "./search-sql.ts";

/** Who is found, by how well they match: each in the best tier alone. */
export type Findings = Dated & { tiers: IdSet[]; tookLong: boolean };

/** What is less than that, or found in fewer milliseconds, is as fast found again. */
const manyFound = 1000;
const longSearch = 30;
/** More changed records than that are not looked at one by one. */
const mostChanged = 10_000;

/** What a search finds; the findings of common words are kept in memory, one bit a record. */
export function keptFindings(database: Database): (kind: Searchable, sought: Sought) => Promise<Findings> {
  const current = kept<Findings>({
    load: (name) => find(database, ...named(name)),
    catchUp: async (name, findings) => {
      const [kind, sought] = named(name);
      const changed = await changedSince(database, kind, sought, findings);
      return changed ? withChanged(findings, changed) : find(database, kind, sought);
    },
    isWorthKeeping: ({ tiers, tookLong }) => tookLong || tiers.some(({ size }) => size > manyFound),
  });
  return (kind, sought) => current(JSON.stringify([kind, sought]));
}

const named = (name: string) => JSON.parse(name) as [Searchable, Sought];

function find(database: Database, kind: Searchable, sought: Sought): Promise<Findings> {
  const began = Date.now();
  return unhurried(database, async (transaction) => {
    // Words are never in all records: reading every row would take longest. Signs have no index.
    const mayReadAll = "signs" in sought ? "on" : "off";
    await transaction`select set_config('enable_seqscan', ${mayReadAll}, true), set_config('work_mem', '32MB', true)`;
    const tierConditions =
      "signs" in sought
        ? [isFound(transaction, kind, sought)]
        : sought.map((_, place) => isFoundByIndex(transaction, sought, place));
    const rows = await transaction<{ moment: Moment; place: number; ids: Buffer | null }[]>`
      ${tierConditions
        .map((condition, place) => idsWhere(transaction, kind, condition, place))
        .reduce((some, next) => transaction`${some} union all ${next}`)}`;
    const tiers: IdSet[] = [];
    for (const { ids } of rows.toSorted((a, b) => a.place - b.place)) tiers.push(idSetOf(ids, tiers));
    const comparedAt = Date.now();
    return { moment: rows[0]?.moment as Moment, comparedAt, tiers, tookLong: comparedAt - began > longSearch };
  });
}

const idsWhere = (database: Connection, kind: Searchable, condition: Fragment, place: number) => database`
  select ${thisMoment(database)} as moment, ${place}::int as place, string_agg(int4send(id), '') as ids
  from ${database(kind)} where ${condition} and ${isListed(database, kind)}`;

/** The ids, without those of better tiers. */
function idSetOf(ids: Buffer | null, better: IdSet[]): IdSet {
  const set = new IdSet();
  for (let at = 0; ids && at < ids.length; at += 4) {
    const id = ids.readInt32BE(at);
    if (!better.some((tier) => tier.has(id))) set.add(id);
  }
  return set;
}

type Changed = { moment: Moment; records: [id: number, tier: number | null][] };

/** The records that changed since, each with its tier now, or null where it isn't found; null for too many. */
async function changedSince(
  database: Connection,
  kind: Searchable,
  sought: Sought,
  { moment }: Findings,
): Promise<Changed | null> {
  const [changed] = await database<[{ moment: Moment; records: Changed["records"] | null }]>`
    with changed as materialized (
      select distinct unnest(ids) as id from changes where kind = ${kind} and ${isSince(database, moment)}
      limit ${mostChanged + 1}
    )
    select ${thisMoment(database)} as moment, (
      select json_agg(json_build_array(changed.id, tier)) from changed left join (
        select id, ${"signs" in sought ? 0 : tierOf(database, sought)}::int as tier
        from ${database(kind)} where ${isFound(database, kind, sought)} and ${isListed(database, kind)}
      ) found using (id)
    ) as records`;
  const records = changed.records ?? [];
  return records.length > mostChanged ? null : { moment: changed.moment, records };
}

function withChanged({ tiers, tookLong }: Findings, { moment, records }: Changed): Findings {
  const changed = records.length > 0 ? tiers.map((tier) => tier.copy()) : tiers;
  for (const [id, now] of records) {
    for (const [tier, set] of changed.entries()) {
      if (tier === now) set.add(id);
      else set.delete(id);
    }
  }
  return { tiers: changed, tookLong, moment, comparedAt: Date.now() };
}
