import type { Connection, Database } from "../database/connection.ts";
import { isByName, isListed, orderOf, type Searchable } from "../lists/list-order.ts";
import type { IdSet } from "../matches/id-set.ts";
import { type Findings, keptFindings } from "./findings.ts";
import { queriesFor } from "./search-sql.ts";

/** What was found: how many, and the ids of those on a page, best match first. */
export type Found = { total: number; idsFrom(offset: number, limit: number): Promise<number[]> };

/**
 * Finds the records that hold all words typed, each as the beginning of a word; only when there is none, one typo in a
 * word is forgiven in titles and names. Only signs (`%`) must stand in the title or name as they are.
 */
export function search(database: Database): (kind: Searchable, typed: string) => Promise<Found> {
  const findingsOf = keptFindings(database);
  return async (kind, typed) => {
    const exactly = await queriesFor(database, kind, typed);
    if (!exactly) return ordered(database, kind, await findingsOf(kind, { signs: typed }), true);
    const exact = await findingsOf(kind, exactly);
    if (total(exact) > 0) return ordered(database, kind, exact);
    const meant = (await queriesFor(database, kind, typed, { forgiving: true })) ?? exactly;
    // A single word that nothing holds can only be meant as one of a title.
    const forgiving = meant[0]?.includes("&") ? meant : meant.slice(0, 2);
    return ordered(database, kind, await findingsOf(kind, forgiving));
  };
}

const total = ({ tiers }: Findings) => tiers.reduce((sum, { size }) => sum + size, 0);

/** Tier after tier; within one the latest added first, or in the order of the list. */
function ordered(database: Connection, kind: Searchable, findings: Findings, inListOrder = isByName(kind)): Found {
  return {
    total: total(findings),
    idsFrom: async (offset, limit) => {
      let skip = offset;
      const parts: (number[] | Promise<number[]>)[] = [];
      let wanted = limit;
      for (const tier of findings.tiers) {
        const here = Math.max(0, Math.min(wanted, tier.size - skip));
        if (here > 0) {
          parts.push(inListOrder ? tierInListOrder(database, kind, tier, skip, here) : tier.highest(skip, here));
        }
        wanted -= here;
        skip = Math.max(0, skip - tier.size);
      }
      return (await Promise.all(parts)).flat();
    },
  };
}

/** So few are sorted; of more, the order's index is walked until the page is full, which reads no row. */
const fewFound = 1000;

async function tierInListOrder(database: Connection, kind: Searchable, tier: IdSet, offset: number, limit: number) {
  const among = tier.size <= fewFound ? rowsOf(database, kind, tier) : rowsIn(database, kind, tier);
  const rows = await database<{ id: number }[]>`
    select id from ${among} order by ${orderOf(database, kind)} limit ${limit} offset ${offset}`;
  return rows.map(({ id }) => id);
}

const rowsOf = (database: Connection, kind: Searchable, ids: IdSet) => database`
  unnest(${ids.highest(0, ids.size)}::int[]) found (id) join ${database(kind)} using (id)`;

const rowsIn = (database: Connection, kind: Searchable, { bits }: IdSet) => database`
  ${database(kind)} where ${isListed(database, kind)} and case when id < ${8 * bits.length} then get_bit(${bits}, id) = 1 else false end`;
