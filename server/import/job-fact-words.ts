import * as germanFacts from "../../messages/de/job-facts.ts";
import { statuses as germanStatuses } from "../../messages/de/job-status.ts";
import * as englishFacts from "../../messages/en/job-facts.ts";
import { statuses as englishStatuses } from "../../messages/en/job-status.ts";
import { asWord, wordIn } from "./import-values.ts";

/** A column's values by their labels on the board's pages, in each language. */
const called = (...names: Record<string, string>[]): ReadonlyMap<string, string> =>
  new Map(names.flatMap((some) => Object.entries(some).map(([value, name]) => [asWord(name), value])));

const words = {
  workplace: called(germanFacts.workplaces, englishFacts.workplaces),
  type: called(germanFacts.types, englishFacts.types),
  level: called(germanFacts.seniorities, englishFacts.seniorities),
  status: called(germanStatuses, englishStatuses),
} as const;

/**
 * The value that a cell names, by itself or by a page's label: `Vollzeit` is `full-time`; unknown text is returned as it is.
 */
export function factIn(column: keyof typeof words, cell: unknown): string | null {
  const content = wordIn(cell);
  if (content === null) return null;
  const word = asWord(content);
  return words[column].get(word) ?? word;
}
