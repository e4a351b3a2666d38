import type { Term } from "../../contract/search/search-terms.ts";
import { termsMax } from "./word-rules.ts";

/** A parsed search. */
export type SearchQuery = {
  /** All words, quoted or not, as they were typed. */
  typed: string;
  words: string;
  quoted: string[];
  /** Words and phrases that a result must not have. */
  barred: string[];
  operators: { operator: string; value: string; isExcluded: boolean }[];
  ownerId: number | null;
  notOwnerId: number | null;
};

/** The search box of a list has no operators. */
export const queryOfWords = (typed: string): SearchQuery => ({
  typed,
  words: typed,
  quoted: [],
  barred: [],
  operators: [],
  ownerId: null,
  notOwnerId: null,
});

/** The parsed search; null if it only excludes. */
export function queryOfTerms(terms: Term[], readerId: number): SearchQuery | null {
  const worded = terms.filter(({ as }) => as === "words" || as === "quoted");
  const operators = terms.filter((term) => !worded.includes(term));
  const valuesOf = (some: Term[]) => some.map(({ value }) => value);
  const typed = worded.filter(({ isExcluded }) => !isExcluded);
  if (typed.length === 0 && operators.every(({ isExcluded }) => isExcluded)) return null;
  const isOwn = (isExcluded: boolean) =>
    operators.some((term) => term.as === "by:me" && term.isExcluded === isExcluded);
  return {
    typed: valuesOf(typed).join(" "),
    words: valuesOf(typed.filter(({ as }) => as === "words")).join(" "),
    quoted: valuesOf(typed.filter(({ as }) => as === "quoted")).slice(0, termsMax),
    barred: valuesOf(worded.filter(({ isExcluded }) => isExcluded)).slice(0, termsMax),
    operators: operators
      .filter(({ as }) => as !== "by:me")
      .map(({ as, value, isExcluded }) => ({ operator: as, value, isExcluded })),
    ownerId: isOwn(false) ? readerId : null,
    notOwnerId: isOwn(true) ? readerId : null,
  };
}
