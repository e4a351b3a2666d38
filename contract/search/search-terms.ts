/** What can be searched for besides words. A kind that doesn't support a typed operator has no results. */
const operators = [
  ...(["skill", "company", "cohort", "location", "by:me"] as const),
  ...(["is:verified", "is:open", "is:remote", "is:answered", "is:unanswered"] as const),
];
type Operator = (typeof operators)[number];

/** A token of the typed text. `text` is the whole token as typed; `value` is the word or quoted phrase to look for. */
export type Term = {
  text: string;
  value: string;
  as: "words" | "quoted" | Operator;
  /** Whether results that match it are left out. */
  isExcluded: boolean;
};

/**
 * An unclosed quote is an ordinary character, and so is a hyphen that stands alone or inside a word. U+FEFF, which `\s` holds to be
 * a blank, doesn't end a word.
 */
const pieces = /(?<minus>-(?=[\S\ufeff]))?(?:(?<name>[a-z]+):)?(?:"(?<quoted>[^"]*)"|(?<plain>[\S\ufeff]+))/g;

/** Splits the typed text into terms. */
export const readTyped = (typed: string): Term[] => [...typed.matchAll(pieces)].map(termOf);

function termOf({ 0: text, groups = {} }: RegExpExecArray): Term {
  const { minus = "", name, quoted, plain = "" } = groups;
  const value = quoted ?? plain;
  const isExcluded = minus !== "" && isWorded(value);
  const operator = name && value.trim() ? operatorCalled(name, value) : undefined;
  if (operator) return { text, value, as: operator, isExcluded };
  if (name === undefined && quoted !== undefined && isWorded(quoted)) return { text, value, as: "quoted", isExcluded };
  return { text, value: isExcluded ? text.slice(1) : text, as: "words", isExcluded };
}

const isWorded = (text: string) => /[\p{L}\p{N}]/u.test(text.normalize("NFKD"));

/** Operator names are in lower case; case doesn't matter in their values. */
function operatorCalled(name: string, value: string): Operator | undefined {
  const called = name === "is" || name === "by" ? `${name}:${value.toLowerCase()}` : name;
  return operators.find((operator) => operator === called);
}
