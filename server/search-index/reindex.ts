import { type Connection, inTransaction } from "../database/connection.ts";
import { documentsOf, indexCohorts, indexMembers, indexPosts, indexSkills, kindsOf } from "./search-index-store.ts";

const atOnce = 500;

/**
 * Rebuilds all search documents in batches, so that writers don't wait for long; returns how many there are. Adds missing
 * documents and deletes orphaned ones.
 */
export async function reindex(database: Connection): Promise<number> {
  for (const { index, ids } of await allRecords(database)) {
    await inTransaction(database, (transaction) => index(transaction, ids));
  }
  const [{ count }] = await database<[{ count: number }]>`select count(*)::int from search_documents`;
  return count;
}

const mostCompared = 40;

/**
 * Counts the search documents that are wrong, missing or orphaned, by kind. On boards of more than 20,000 records, checks a
 * random part.
 */
export async function differingDocuments(database: Connection): Promise<Record<string, number>> {
  const differing: Record<string, number> = {};
  const batches = await allRecords(database);
  const some = batches.length > mostCompared ? shuffled(batches).slice(0, mostCompared) : batches;
  for (const { kinds, ids } of some) {
    const documents = await documentsOf(database, kinds, ids);
    const counts = await database<{ kind: string; count: number }[]>`
      select kind, count(*)::int
      from (
        select kind, record_id, (visible, created_at, name_key collate "C", lexemes, titles, names, texts) as found
        from documents_given(${kinds}, ${ids}, ${database.json(documents as never)})
      ) records full join (
        select kind, record_id, (visible, created_at, name_key, lexemes, titles, names, texts) as found
        from search_documents where kind = any(${kinds}) and record_id = any(${ids})
      ) documents using (kind, record_id)
      where records.found is distinct from documents.found group by kind`;
    for (const { kind, count } of counts) differing[kind] = (differing[kind] ?? 0) + count;
  }
  return differing;
}

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const tables = [
  { kinds: kindsOf("posts"), index: indexPosts },
  { kinds: kindsOf("users"), index: indexMembers },
  { kinds: kindsOf("skills"), index: indexSkills },
  { kinds: kindsOf("cohorts"), index: indexCohorts },
];

/** The ids of all records and of all documents, in batches. */
async function allRecords(database: Connection) {
  const batches = tables.map(async (of) => {
    const rows = await database<{ ids: number[] }[]>`
      select array_agg(record_id order by record_id) as ids from (
        select record_id from searched_records where kind = any(${of.kinds})
        union select record_id from search_documents where kind = any(${of.kinds})
      ) records group by record_id / ${atOnce} order by min(record_id)`;
    return rows.map(({ ids }) => ({ ...of, ids: [...ids] }));
  });
  return (await Promise.all(batches)).flat();
}
