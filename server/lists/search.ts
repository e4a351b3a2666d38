import type { Connection, Database } from "../database.ts";
import { type Findings, keptFindings } from "./findings.ts";
import { isByName, orderOf, type Searchable } from "./list-order.ts";
import { hasSigns, isFound, type Queries, queriesFor } from "./search-sql.ts";

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
    if (!exactly) return withSigns(database, kind, typed);
    const exact = await findingsOf(kind, exactly);
    if (total(exact) > 0) return ordered(database, kind, exactly, exact);
    const meant = (await queriesFor(database, kind, typed, { forgiving: true })) ?? exactly;
    // A single word that nothing holds can only be meant as one of a title.
    const forgiving = meant[0]?.includes("&") ? meant : meant.slice(0, 2);
    return ordered(database, kind, forgiving, await findingsOf(kind, forgiving));
  };
}

const total = ({ tiers }: Findings) => tiers.reduce((sum, { size }) => sum + size, 0);

/** Tier after tier; within one the latest added first, or by name. */
function ordered(database: Connection, kind: Searchable, queries: Queries, findings: Findings): Found {
  return {
    total: total(findings),
    idsFrom: async (offset, limit) => {
      let skip = offset;
      const parts: (number[] | Promise<number[]>)[] = [];
      let wanted = limit;
      for (const [place, tier] of findings.tiers.entries()) {
        const here = Math.max(0, Math.min(wanted, tier.size - skip));
        if (here > 0) {
          parts.push(
            isByName(kind) ? tierByName(database, kind, queries, place, skip, here) : tier.highest(skip, here),
          );
        }
        wanted -= here;
        skip = Math.max(0, skip - tier.size);
      }
      return (await Promise.all(parts)).flat();
    },
  };
}

async function tierByName(
  database: Connection,
  kind: Searchable,
  queries: Queries,
  tier: number,
  offset: number,
  limit: number,
): Promise<number[]> {
  const rows = await database<{ id: number }[]>`
    select id from ${database(kind)}
    where ${isFound(database, queries.slice(0, tier + 1))}
      ${tier > 0 ? database`and not ${isFound(database, queries.slice(0, tier))}` : database``}
    order by ${orderOf(database, kind)} limit ${limit} offset ${offset}`;
  return rows.map(({ id }) => id);
}

async function withSigns(database: Connection, kind: Searchable, typed: string): Promise<Found> {
  const found = database`from ${database(kind)} where ${hasSigns(database, kind, typed)}`;
  const [counted] = await database<[{ total: number }]>`select count(*)::int as total ${found}`;
  return {
    total: counted.total,
    idsFrom: async (offset, limit) => {
      const rows = await database<{ id: number }[]>`
        select id ${found} order by ${orderOf(database, kind)} limit ${limit} offset ${offset}`;
      return rows.map(({ id }) => id);
    },
  };
}
