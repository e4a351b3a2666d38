import type { Transaction } from "../database/connection.ts";

/** Saved searches for a merged skill are for the other from now on; where that makes two of a member's one, one stays. */
export async function takeOverSearches(transaction: Transaction, skillId: number, intoId: number): Promise<void> {
  const [gone, kept] = [`skill=${skillId}`, `skill=${intoId}`];
  const searches = await transaction<{ id: number; query: string; isTwice: boolean }[]>`
    with asked as (
      select id, user_id, kind, (
        select string_agg(part, '&' order by part collate "C") from (
          select distinct case part when ${gone} then ${kept} else part end as part from string_to_table(query, '&') part
        ) parts) as query
      from saved_searches where ${gone} = any(string_to_array(query, '&'))
    )
    select id, query, row_number() over (partition by user_id, kind, query order by id) > 1 or exists (
      select from saved_searches other
      where other.user_id = asked.user_id and other.kind = asked.kind and other.query = asked.query) as is_twice
    from asked`;
  const [twice, others] = [searches.filter(({ isTwice }) => isTwice), searches.filter(({ isTwice }) => !isTwice)];
  await transaction`
    with deleted as (
      delete from saved_searches where id = any(${twice.map(({ id }) => id)}::int[]) returning id
    )
    delete from entries where parent = 'saved-searches' and record_id in (select id from deleted)`;
  await transaction`
    update saved_searches set query = given.query
    from unnest(${others.map(({ id }) => id)}::int[], ${others.map(({ query }) => query)}::text[]) given (id, query)
    where saved_searches.id = given.id`;
}
