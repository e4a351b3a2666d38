import type { SearchFilter } from "../../contract/search/search.ts";
import type { Term } from "../../contract/search/search-terms.ts";
import type { Connection } from "../database/connection.ts";
import { type Name, namesFor } from "../search-index/search-names.ts";
import { matchingNames, type Operator } from "../search-index/search-plan.ts";
import { queryOfWords, type SearchQuery } from "../search-index/search-query.ts";
import { allOf, anyOf, lexeme } from "../search-index/tsquery.ts";
import { reducedWordsIn } from "../texts/word-forms.ts";

/** The names that a search may mean, and its operators in order, each with whether its value names anything visible. */
export async function namesAndFilters(
  database: Connection,
  terms: Term[],
  asked: SearchQuery | null,
): Promise<{ names: Name[]; filters: SearchFilter[] }> {
  const typed = terms
    .filter(({ as }) => as !== "words" && as !== "quoted")
    .map(({ text, value, as }) => ({ text, value, operator: as, words: reducedWordsIn(value) }));
  const operators = typed.map((one) => ({ ...one, isExcluded: false }));
  const names = await namesFor(database, [asked ?? { ...queryOfWords(""), operators }]);
  const found = await Promise.all(typed.map((one) => isNameOfAnything(database, one, names)));
  const filters = typed.map(({ text, value, operator }, place) => {
    return { text, value, operator: operator.split(":")[0] as string, found: found[place] ?? false };
  });
  return { names, filters };
}

async function isNameOfAnything(database: Connection, meant: Operator, names: readonly Name[]): Promise<boolean> {
  const { operator, words } = meant;
  if (operator === "location") return isSomewhere(database, ["jl", "cl", "hl", "ul"], words);
  if (operator === "company") return isSomewhere(database, ["ct"], words);
  const isNamed = operator === "skill" || operator === "cohort";
  return !isNamed || matchingNames(meant, names).length > 0;
}

/** Whether a field of anything visible has words that begin so. */
async function isSomewhere(
  database: Connection,
  fields: readonly string[],
  words: readonly string[],
): Promise<boolean> {
  if (words.length === 0) return false;
  const queries = fields.map((field) => allOf(words.map((word) => `${lexeme(field + word)}:*`)));
  const [answer] = await database<
    [{ found: number[] }]
  >`select ids_found(array[${anyOf(queries)}::tsquery], 1) as found`;
  return answer.found.length > 0;
}
