import type { SavedSearchKind } from "../../../contract/notifications/saved-searches.ts";
import { kindAt } from "../../../contract/posts.ts";
import type { Connection } from "../../database/connection.ts";
import { askedInWords } from "../../finding/asked.ts";

/** Which of the given records each text finds. */
export type TextFinds = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Finds which of many texts match few records: builds a temporary index over these records' documents and runs each text's
 * query on it. As in the list, a typo is forgiven where the exact text finds nothing on the whole board; whether a text is one
 * letter away from any word here is checked for all texts in one query, which is faster than one query each.
 */
export async function textFinds(
  transaction: Connection,
  kind: SavedSearchKind,
  texts: readonly string[],
  ids: readonly number[],
): Promise<TextFinds> {
  const of = kind === "users" ? "user" : kindAt(kind);
  const distinct = [...new Set(texts)];
  if (distinct.length === 0 || ids.length === 0) return new Map();
  await transaction`create temporary table if not exists fresh_documents (record_id integer, lexemes tsvector) on commit drop`;
  await transaction`truncate fresh_documents`;
  await transaction`
    insert into fresh_documents
    select record_id, lexemes from search_documents where kind = ${of} and record_id = any(${[...ids]}::int[])`;
  await transaction`create index if not exists fresh_lexemes on fresh_documents using gin (lexemes)`;
  await transaction`select set_config('enable_seqscan', 'off', true)`;
  const asked = transaction.json(distinct.map(askedInWords) as never);
  const rows = await transaction<{ place: number; ids: number[] }[]>`
    with asked as materialized (
      select place::int, asked from jsonb_array_elements(${asked}) with ordinality given (asked, place)
    ), exact as materialized (
      select place, array_agg(record_id) as ids
      from asked cross join lateral search_plan_of(${of}, asked, false) plan
        join fresh_documents on lexemes @@ plan.steps[cardinality(plan.steps)]
      group by place
    ), nearly as materialized (
      select distinct place from asked, words_of(asked ->> 'words') word,
        unnest(array[word, without_umlauts(word)]) form, meant_by(form) meant
      where place not in (select place from exact)
        and (select mark from searched_kinds where kind = ${of}) || meant in (
          select lexeme from fresh_documents, unnest(lexemes))
    ), forgiven as materialized (
      select place, asked, array_agg(record_id) as ids
      from nearly join asked using (place) cross join lateral search_plan_of(${of}, asked, true) plan
        join fresh_documents on lexemes @@ plan.steps[cardinality(plan.steps)]
      group by place, asked
    )
    select place, ids from exact
    union all
    select place, ids from forgiven cross join lateral search_plan_of(${of}, asked, false) plan
    where not exists (
      select from search_documents where lexemes @@ plan.steps[cardinality(plan.steps)] and visible)`;
  await transaction`select set_config('enable_seqscan', 'on', true)`;
  return new Map(rows.map(({ place, ids: found }) => [distinct[place - 1] as string, new Set(found)]));
}
