/** What can be asked for beside words. A kind that doesn't know what is asked for has nothing of it. */
const operators = [
  ...(["skill", "company", "cohort", "location", "by:me"] as const),
  ...(["is:verified", "is:open", "is:remote", "is:answered", "is:unanswered"] as const),
];
type Operator = (typeof operators)[number];

/** A piece of what was typed. `text` is all of it, as it stands there; of a word or words in quotes `value` is what is looked for. */
export type Term = {
  text: string;
  value: string;
  as: "words" | "quoted" | Operator;
  /** What has it is left out. */
  isExcluded: boolean;
};

/** A quote that isn't closed is none, and a hyphen alone or inside a word no minus. */
const pieces = /(?<minus>-(?=\S))?(?:(?<name>[a-z]+):)?(?:"(?<quoted>[^"]*)"|(?<plain>\S+))/g;

/** Reads what was typed into a search's box, piece by piece. */
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

/** Operators are in lower case, their values in any. */
function operatorCalled(name: string, value: string): Operator | undefined {
  const called = name === "is" || name === "by" ? `${name}:${value.toLowerCase()}` : name;
  return operators.find((operator) => operator === called);
}

/** Whether it asks for what is one's own, so that each finds something else. */
export const isOnesOwn = (terms: Term[]) => terms.some((term) => term.as === "by:me");
