import { kindAt } from "../../contract/posts.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
import type { Connection } from "../database/connection.ts";
import { namesFor } from "./search-names.ts";
import { type SearchPlan, searchPlan } from "./search-plan.ts";
import { queryOfWords } from "./search-query.ts";

/** Which of the given records each text finds. */
export type TextFinds = ReadonlyMap<string, ReadonlySet<number>>;

/** Of what the filters of searches found, those that each search's text finds, too. */
export function withText(rows: readonly { id: number; found: number[] }[], texts: TextFinds) {
  const found = new Map(rows.map((row) => [row.id, row.found]));
  return ({ id, asked: { search } }: { id: number; asked: { search: string } }): number[] => {
    const ids = found.get(id) ?? [];
    return search === "" ? ids : ids.filter((record) => texts.get(search)?.has(record));
  };
}

/** How many texts are searched for at once: their queries are long. */
const textsAtOnce = 200;

/**
 * Finds which of many texts match few records: makes a temporary index of these records' documents and runs each text's query on
 * it. As in the list, a typo is forgiven where the exact text finds nothing on the whole board.
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
  const fresh = await transaction<{ lexeme: string }[]>`
    select distinct lexeme from fresh_documents, unnest(tsvector_to_array(lexemes)) lexeme
    where substr(lexeme, 2, 1) in ('t', 'o')`;
  const inTitles = new Set(fresh.map(({ lexeme }) => lexeme));
  const found = new Map<string, ReadonlySet<number>>();
  for (let at = 0; at < distinct.length; at += textsAtOnce) {
    const some = distinct.slice(at, at + textsAtOnce).map(queryOfWords);
    const names = await namesFor(transaction, some);
    const plans = some.map((asked) => searchPlan(of, asked, names));
    for (const [place, hits] of await findsOf(transaction, plans, inTitles)) {
      found.set(distinct[at + place] as string, hits);
    }
  }
  await transaction`select set_config('enable_seqscan', 'on', true)`;
  return found;
}

/** The fresh records that each plan finds, by its place among the plans. */
async function findsOf(transaction: Connection, plans: readonly SearchPlan[], inTitles: ReadonlySet<string>) {
  const queries = plans.map((plan, place) => {
    const isNearly = plan.typos.flat().some((typo) => inTitles.has(plan.letter + typo));
    return { place, exact: plan.steps.at(-1), nearly: isNearly ? plan : null };
  });
  const rows = await transaction<{ place: number; ids: number[] }[]>`
    with asked as materialized (
      select place, exact::tsquery, nearly
      from jsonb_to_recordset(${transaction.json(queries as never)}) given (place int, exact text, nearly jsonb)
    ), exact as materialized (
      select place, array_agg(record_id) as ids from asked join fresh_documents on lexemes @@ exact group by place
    ), nearly as materialized (
      select place, (forgiving_plan(nearly) -> 'steps' ->> -1)::tsquery as forgiving from asked
      where nearly is not null and place not in (select place from exact)
        and not exists (select from search_documents where lexemes @@ exact and visible)
    )
    select place, ids from exact
    union all
    select place, array_agg(record_id) from nearly join fresh_documents on lexemes @@ forgiving group by place`;
  return rows.map(({ place, ids }) => [place, new Set(ids)] as const);
}
