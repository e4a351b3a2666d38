import { readFileSync } from "node:fs";
import { plainWordsIn } from "../texts/word-forms.ts";

export const holdWordsMax = 1000;

/** A node of the trie: the next whole words, the next prefixes and the longest of these, and the line that ends here. */
type Step = { words: Map<string, Step>; beginnings: Map<string, Step>; longest: number; line?: string };

/** The operator's lines that occur in a text, each once, in the order of occurrence. */
export type HoldWords = (text: string) => string[];

/**
 * Reads the operator's words and phrases, one per line: whole words regardless of case and accents, `*` for any ending, a
 * remark after #. A trie finds all of them in one pass over a text.
 * @throws if there are too many
 */
export function holdWordsFrom(file: string | undefined): HoldWords {
  const first = file === undefined ? emptyStep() : readLines(readFileSync(file, "utf8"));
  return (text) => {
    if (first.words.size + first.beginnings.size === 0) return [];
    const found = new Set<string>();
    let begun: Step[] = [];
    for (const word of plainWordsIn(text)) {
      begun = [first, ...begun].flatMap((step) => stepsBy(step, word));
      for (const { line } of begun) if (line !== undefined) found.add(line);
    }
    return [...found];
  };
}

const emptyStep = (): Step => ({ words: new Map(), beginnings: new Map(), longest: 0 });

function readLines(text: string): Step {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, "").trim());
  const kept = lines.filter((line) => plainWordsIn(line).length > 0);
  if (kept.length > holdWordsMax) throw new Error(`HOLD_WORDS_FILE holds more than ${holdWordsMax} lines.`);
  const first = emptyStep();
  for (const line of kept) add(first, line);
  return first;
}

function add(first: Step, line: string): void {
  let step = first;
  for (const part of line.split(/(?<=\*)/)) {
    const words = plainWordsIn(part);
    words.forEach((word, place) => {
      const isOpen = part.endsWith("*") && place === words.length - 1;
      if (isOpen) step.longest = Math.max(step.longest, word.length);
      const next = isOpen ? step.beginnings : step.words;
      const known = next.get(word) ?? emptyStep();
      next.set(word, known);
      step = known;
    });
  }
  step.line ??= line;
}

function stepsBy({ words, beginnings, longest }: Step, word: string): Step[] {
  const steps = words.has(word) ? [words.get(word) as Step] : [];
  for (let length = 1; length <= Math.min(word.length, longest); length += 1) {
    const step = beginnings.get(word.slice(0, length));
    if (step) steps.push(step);
  }
  return steps;
}
