import { codePointCount } from "../../contract/interface/fields.ts";
import type { ListKind } from "../../contract/interface/lists.ts";
import { type Form, formsIn, formsOf, reducedWordsIn } from "../texts/word-forms.ts";
import { asPhrase } from "./search-document.ts";
import { numberFields, searchedKinds } from "./search-kinds.ts";
import { type Name, runsOf } from "./search-names.ts";
import type { SearchQuery } from "./search-query.ts";
import { allOf, anyOf, lexeme, matchNothing } from "./tsquery.ts";
import { insideMax, isBeginning, lettersFrom, termsMax, typoLexemes, wholeMax } from "./word-rules.ts";

/**
 * How a kind's records are searched, as the database's functions read it. A record is on the step of its worst word:
 *   1 the title is the typed text · 2 the word is in the title · 3 begins a word there · 4 is part of one, or of a name that the
 *   record has · 5 is in its text, or a skill of the record implies it.
 * In a list by name, names that begin with the typed text come first on steps 2 and 3, so there are seven steps.
 */
export type SearchPlan = {
  kind: ListKind;
  /** The first letter of the kind's lexemes. */
  letter: string;
  byName: boolean;
  /** A query for each step, best first; each also finds everything that the steps before it find. */
  steps: string[];
  /** For a single word, each way in which a record can have it: counting them one by one is faster. */
  ways: string[] | null;
  /**
   * Phrases that a record must have, or must not: their words in a row, a query for all of the words, and one for records with such
   * a name. Then the step of each field that can contain them: title, names, text.
   */
  phrases: { words: string; all: string; named: string; excluded: boolean }[];
  phraseSteps: number[];
  /** Only this member's own records, or none of them. */
  ownerId: number | null;
  notOwnerId: number | null;
  /** Whether all own records are results, because there are no words. */
  isOwnAlone: boolean;
  /**
   * The lexemes of which each word can be a typo, without the kind's letter. In `steps`, `~1` stands for those of the first
   * word.
   */
  typos: string[][];
};

/** A way in which a record can have a term. If the term is in the text as well, the last step finds it there. */
type Way = { step: number; query: string; isInText?: boolean };

const lastStep = 5;
const steps = [2, 3, 4, lastStep] as const;

export function searchPlan(kind: ListKind, asked: SearchQuery, names: readonly Name[]): SearchPlan {
  const { letter, byName } = searchedKinds[kind];
  const known = knownTo(kind, names);
  const typed = reducedWordsIn(asked.typed);
  const words = distinctWords(asked.words);
  const conditions = conditionsOf(kind, asked, known);
  const terms = [
    ...waysOfWords(kind, words, known, asked.words),
    ...asked.quoted.map((quote) => waysOfPhrase(kind, reducedWordsIn(quote), known)).filter((ways) => ways.length > 0),
  ];
  const title = titleQuery(kind, asked.typed.trim(), typed);
  const ofSteps = steps.map((step) => allOf([...terms.map((ways) => queryOf(ways, step)), ...conditions]));
  const inOrder = byName ? withBegun(ofSteps, begunQuery(kind, typed, names)) : ofSteps;
  const [single] = terms;
  const isSingle = terms.length === 1 && conditions.length === 0;
  return {
    kind,
    letter,
    byName,
    steps: [allOf([...title, ...conditions]), ...(typed.length > 0 ? inOrder : [])],
    ways: single && isSingle ? [...new Set(single.filter((way) => !way.isInText).map(({ query }) => query))] : null,
    phrases: [...phrasesOf(kind, asked.quoted, known, false), ...phrasesOf(kind, asked.barred, known, true)],
    phraseSteps: byName ? [2, 6, 7] : [2, 4, 5],
    ownerId: asked.ownerId,
    notOwnerId: asked.notOwnerId,
    isOwnAlone: asked.ownerId !== null && asked.typed.trim() === "",
    typos: words.map(({ typos }) => typos),
  };
}

/** The step from 1 to 5 for a step of a plan. */
export const stepOf = (kind: ListKind, step: number) =>
  searchedKinds[kind].byName ? ([1, 2, 2, 3, 3, 4, 5][step - 1] as number) : step;

/** The query for a term up to a step. */
const queryOf = (ways: readonly Way[], step: number) =>
  anyOf(ways.filter((way) => way.step <= step && (step < lastStep || !way.isInText)).map(({ query }) => query));

type Word = Form & { typos: string[] };

/** The first different words. C# and C++ have no typos, because they are stored as longer words. */
function distinctWords(text: string): Word[] {
  const plain = new Set(formsIn(text.replace(/[+#]/g, " ")).map(({ word }) => word));
  const words = new Map(formsIn(text).map((form) => [form.word, form]));
  return [...words.values()]
    .slice(0, termsMax)
    .map((form) => ({ ...form, typos: plain.has(form.word) ? typoLexemes(form) : [] }));
}

/** The names that records of a kind can have. */
type Known = {
  names: readonly Name[];
  /** The lexemes of records with one of these names. */
  having: (some: readonly Name[]) => string[];
  /** The lexemes of records with a skill that implies one of these. */
  implying: (some: readonly Name[]) => string[];
};

function knownTo(kind: ListKind, names: readonly Name[]): Known {
  const { letter, names: kinds } = searchedKinds[kind];
  return {
    names: names.filter((name) => kinds.includes(name.kind)),
    having: (some) => some.map((name) => lexeme(letter + numberFields[name.kind] + name.id)),
    implying: (some) => some.flatMap(({ impliedBy }) => impliedBy.map((id) => lexeme(`${letter}#${id}`))),
  };
}

/** The ways of each word, including as part of a skill's name that was typed completely. */
function waysOfWords(kind: ListKind, words: readonly Word[], known: Known, text: string): Way[][] {
  const runs = runsOf(reducedWordsIn(text));
  const typedSkills = known.names.filter(
    (name) => name.kind === "skill" && runs.some(({ run }) => name.all.includes(run)),
  );
  return words.map((word, nth) => {
    const called = typedSkills.filter(({ all }) =>
      runs.some(({ run, words }) => all.includes(run) && words.includes(word.form)),
    );
    return waysOfWord(kind, word, { ...known, called, typo: word.typos.length > 0 ? `~${nth + 1}` : null });
  });
}

type OfWord = Known & { called: readonly Name[]; typo: string | null };

function waysOfWord(kind: ListKind, { word, form }: Word, { names, having, implying, called, typo }: OfWord): Way[] {
  const { letter, insideMin } = searchedKinds[kind];
  const isLong = isBeginning(word);
  const beginning = isLong ? ":*" : "";
  const parts = codePointCount(word) >= insideMin ? formsOf({ word, form }) : [];
  const named = names.filter(({ own }) =>
    own.split(" ").some((one) => one === form || (isLong && one.startsWith(form))),
  );
  const way = (step: number, query: string) => ({ step, query });
  return [
    { step: 2, query: lexeme(`${letter}t${form}`), isInText: true },
    ...(typo ? [way(2, lexeme(typo))] : []),
    { step: 3, query: `${lexeme(`${letter}t${form}`)}:*`, isInText: isLong },
    ...parts.map((part) => way(4, `${lexeme(`${letter}i${lettersFrom(part, 0, insideMax)}`)}:*`)),
    { step: 4, query: lexeme(`${letter}n${form}`) + beginning, isInText: true },
    ...having([...named, ...called]).map((query) => way(4, query)),
    ...implying(called).map((query) => way(lastStep, query)),
    way(lastStep, lexeme(`${letter}x${form}`) + beginning),
  ];
}

const inField = (kind: ListKind, field: string, words: readonly string[], beginning = "") =>
  allOf(words.map((word) => lexeme(searchedKinds[kind].letter + field + word) + beginning));

/** The records with a name that contains a phrase, or is it. */
const namedBy = ({ names, having }: Known, words: readonly string[]) => {
  const phrase = words.join(" ");
  return having(names.filter(({ own, all }) => asPhrase([own]).includes(asPhrase([phrase])) || all.includes(phrase)));
};

/** The fields in which the words of a phrase can be in a row. */
function waysOfPhrase(kind: ListKind, words: readonly string[], known: Known): Way[] {
  if (words.length === 0) return [];
  return [
    { step: 2, query: inField(kind, "t", words), isInText: true },
    ...[inField(kind, "n", words), ...namedBy(known, words)].map((query) => ({ step: 4, query })),
    { step: lastStep, query: inField(kind, "x", words) },
  ];
}

const phrasesOf = (kind: ListKind, texts: readonly string[], known: Known, excluded: boolean) =>
  texts
    .map(reducedWordsIn)
    .filter((words) => words.length > 1)
    .map((words) => ({
      words: asPhrase(words),
      all: inField(kind, "x", words),
      named: anyOf(namedBy(known, words)) || matchNothing,
      excluded,
    }));

/** Queries of operators, and of excluded words. Excluded phrases are compared with the texts. */
function conditionsOf(kind: ListKind, { operators, barred }: SearchQuery, known: Known): string[] {
  const ofOperators = operators.map(({ operator, value, isExcluded }) => {
    const query = operatorQuery(kind, { operator, words: reducedWordsIn(value) }, known) || matchNothing;
    return isExcluded ? `!(${query})` : `(${query})`;
  });
  const ofBars = barred
    .map(reducedWordsIn)
    .filter((words) => words.length === 1)
    .map((words) => `!(${anyOf([inField(kind, "x", words), ...namedBy(known, words)])})`);
  return [...ofOperators, ...ofBars];
}

/** An operator and the words of its value. */
export type Operator = { operator: string; words: readonly string[] };

function operatorQuery(kind: ListKind, { operator, words }: Operator, known: Known): string {
  const { letter } = searchedKinds[kind];
  if (operator.startsWith("is:")) return lexeme(`${letter}!${operator.slice("is:".length)}`);
  if (operator === "location") return inField(kind, "l", words, ":*");
  if (operator === "company") return inField(kind, "c", words, ":*");
  const meant = matchingNames({ operator, words }, known.names);
  return anyOf([...known.having(meant), ...(operator === "skill" ? known.implying(meant) : [])]);
}

/**
 * The names that an operator's value means: skills with exactly this name, else those whose name begins so; cohorts with such
 * words.
 */
export function matchingNames({ operator, words }: Operator, names: readonly Name[]): Name[] {
  const those = words.length === 0 ? [] : names.filter(({ kind }) => kind === operator);
  if (operator !== "skill")
    return those.filter(({ own }) => words.every((word) => own.split(" ").some((one) => one.startsWith(word))));
  const value = words.join(" ");
  const called = those.filter(({ all }) => all.includes(value));
  return called.length > 0 ? called : those.filter(({ own }) => own.startsWith(value));
}

/** Records whose title is the typed text, or contains the punctuation if nothing else was typed. */
function titleQuery(kind: ListKind, typed: string, words: readonly string[]): string[] {
  const { letter } = searchedKinds[kind];
  if (typed === "") return [];
  return [
    words.length === 0 ? `${lexeme(`${letter}%${lettersFrom(typed, 0, insideMax)}`)}:*` : wholeTitle(letter, words),
  ];
}

const wholeTitle = (letter: string, words: readonly string[]) =>
  lexeme(`${letter}=${lettersFrom(words.join(" "), 0, wholeMax)}`);

/** Records that are listed by name and begin with the typed text. Only a skill's own name counts. */
function begunQuery(kind: ListKind, words: readonly string[], names: readonly Name[]): string {
  const whole = wholeTitle(searchedKinds[kind].letter, words);
  if (kind !== "skill") return `${whole}:*`;
  const begun = names.filter((name) => name.kind === "skill" && name.own.startsWith(words.join(" ")));
  return anyOf([whole, ...begun.map(({ own }) => wholeTitle("s", [own]))]);
}

const withBegun = ([whole, beginning, ...others]: string[], begun: string): string[] => [
  allOf([whole as string, begun]),
  whole as string,
  anyOf([whole as string, allOf([beginning as string, begun])]),
  beginning as string,
  ...others,
];
