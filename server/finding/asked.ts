import type { Term } from "../../contract/search/typed.ts";

/** So many words count, so many in quotes and so many that are left out: each costs a look at what is found. */
export const mostAsked = 10;

/** What is looked for, as the database takes it. */
export type Asked = {
  /** Words in quotes and those that aren't, as they were typed. */
  typed: string;
  words: string;
  quoted: string[];
  /** What has these is left out. */
  barred: string[];
  operators: { operator: string; value: string; isExcluded: boolean }[];
  ownerId: number | null;
  notOwnerId: number | null;
};

/** A list's search knows words alone. */
export const askedInWords = (typed: string): Asked => ({
  ...{ typed, words: typed, quoted: [], barred: [], operators: [], ownerId: null, notOwnerId: null },
});

/** What was typed; null where nothing is looked for, only left out. */
export function askedFor(terms: Term[], readerId: number): Asked | null {
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
    quoted: valuesOf(typed.filter(({ as }) => as === "quoted")).slice(0, mostAsked),
    barred: valuesOf(worded.filter(({ isExcluded }) => isExcluded)).slice(0, mostAsked),
    operators: operators
      .filter(({ as }) => as !== "by:me")
      .map(({ as, value, isExcluded }) => ({ operator: as, value, isExcluded })),
    ownerId: isOwn(false) ? readerId : null,
    notOwnerId: isOwn(true) ? readerId : null,
  };
}
