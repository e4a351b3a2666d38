import type { Connection } from "../database/connection.ts";
import { reducedWordsIn } from "../texts/word-forms.ts";
import type { NameKind } from "./search-kinds.ts";
import type { SearchQuery } from "./search-query.ts";
import { allOf, anyOf, lexeme } from "./tsquery.ts";
import { isBeginning, lettersFrom, wholeMax } from "./word-rules.ts";

/** A skill or cohort that a search may mean. All names are words with a blank between two. */
export type Name = {
  kind: NameKind;
  id: number;
  /** Its own name. */
  own: string;
  /** Its own name and the others of a skill. */
  all: string[];
  /** The skills that imply this one. */
  impliedBy: number[];
};

/** The longest name that is looked for among typed words. */
const wordsMax = 10;

/** All runs of words that can be a whole name, with the place of the first word. */
export function runsOf(words: readonly string[]): { first: number; words: string[]; run: string }[] {
  return words.flatMap((_, first) =>
    words.slice(first, first + wordsMax).map((__, length) => {
      const run = words.slice(first, first + length + 1);
      return { first, words: run, run: lettersFrom(run.join(" "), 0, wholeMax) };
    }),
  );
}

/** The names that searches may mean: those that have a typed word, a phrase or an operator's value in them. */
export async function namesFor(database: Connection, all: readonly SearchQuery[]): Promise<Name[]> {
  const queries = new Set(all.flatMap(queriesOf));
  return queries.size === 0 ? [] : namesFound(database, [...queries]);
}

/** The skills with one of these runs of words as a name. */
export const skillsCalled = (database: Connection, words: readonly string[]): Promise<Name[]> =>
  namesFound(
    database,
    runsOf(words).map(({ run }) => lexeme(`s=${run}`)),
  );

async function namesFound(database: Connection, queries: string[]): Promise<Name[]> {
  const rows = await database<{ kind: NameKind; id: number; titles: string; names: string; impliedBy: number[] }[]>`
    select kind, id, titles, names, implied_by from names_found(${anyOf(queries)}::tsquery)`;
  return rows.map(({ titles, names, ...name }) => {
    const called = titles.split("\n").map((line) => line.trim());
    return { ...name, all: called, own: name.kind === "skill" ? names.trim() : (called[0] as string) };
  });
}

function queriesOf({ typed, words, quoted, barred, operators }: SearchQuery): string[] {
  const loose = reducedWordsIn(words);
  const phrases = [...quoted, ...barred].map(reducedWordsIn).filter((phrase) => phrase.length > 0);
  const skillRuns = [loose, ...phrases].flatMap((some) => runsOf(some).map(({ run }) => lexeme(`s=${run}`)));
  const begun = reducedWordsIn(typed).join(" ");
  return [
    ...skillRuns,
    ...(begun === "" ? [] : [`${lexeme(`s=${lettersFrom(begun, 0, wholeMax)}`)}:*`]),
    ...loose.flatMap((word) => nameFields.map((field) => lexeme(field + word) + (isBeginning(word) ? ":*" : ""))),
    ...phrases.flatMap((phrase) => nameFields.map((field) => allOf(phrase.map((word) => lexeme(field + word))))),
    ...operators.flatMap(({ operator, value }) => {
      const said = reducedWordsIn(value);
      if (said.length === 0) return [];
      if (operator === "skill") return [`${lexeme(`s=${lettersFrom(said.join(" "), 0, wholeMax)}`)}:*`];
      return operator === "cohort" ? [allOf(said.map((word) => `${lexeme(`ht${word}`)}:*`))] : [];
    }),
  ];
}

/** The words of the names of skills and cohorts. */
const nameFields = ["sn", "ht"];
