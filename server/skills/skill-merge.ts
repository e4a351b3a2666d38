import { rhythms } from "../../contract/notifications/notification-kinds.ts";
import type { Transaction } from "../database/connection.ts";

/**
 * Makes saved searches for a merged skill ones for the other. If a member then has two equal searches, the older one stays, or
 * the one that already had these filters, with the more frequent mail of both.
 */
export async function moveSearches(transaction: Transaction, skillId: number, intoId: number): Promise<void> {
  const [gone, kept] = [`skill=${skillId}`, `skill=${intoId}`];
  const searches = await transaction<{ id: number; query: string; staysId: number }[]>`
    with asked as (
      select id, user_id, kind, (
        select string_agg(part, '&' order by part collate "C") from (
          select distinct case part when ${gone} then ${kept} else part end as part from string_to_table(query, '&') part
        ) parts) as query
      from saved_searches where ${gone} = any(string_to_array(query, '&'))
    )
    select id, query, coalesce((
      select id from saved_searches other
      where other.user_id = asked.user_id and other.kind = asked.kind and other.query = asked.query
    ), min(id) over (partition by user_id, kind, query)) as stays_id
    from asked`;
  const [doubles, others] = [
    searches.filter(({ id, staysId }) => id !== staysId),
    searches.filter(({ id, staysId }) => id === staysId),
  ];
  const ids = doubles.map(({ id }) => id);
  await transaction`
    with quickest as (
      select stays_id, min(array_position(${[...rhythms]}::text[], mail)) as place
      from unnest(${ids}::int[], ${doubles.map(({ staysId }) => staysId)}::int[]) given (id, stays_id) join saved_searches using (id)
      group by stays_id
    )
    update saved_searches set mail = (${[...rhythms]}::text[])[least(place, array_position(${[...rhythms]}::text[], mail))]
    from quickest where id = stays_id`;
  await transaction`
    delete from entries where id in (
      select id from entries where parent = 'saved-searches' and record_id = any(${ids}::int[]) order by id for update)`;
  await transaction`delete from saved_searches where id = any(${ids}::int[])`;
  await transaction`
    update saved_searches set query = given.query
    from unnest(${others.map(({ id }) => id)}::int[], ${others.map(({ query }) => query)}::text[]) given (id, query)
    where saved_searches.id = given.id`;
}
