/** A skill's name without extra whitespace. */
export const trimmedSkillName = (name: string) => name.trim().replace(/\s+/g, " ");

// Splits "Front-End" like "front end", but keeps "C", "C++", "C#" and ".NET" whole.
const wordPattern = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]*/gu;

type Word = { text: string; at: number; end: number };
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    at: index,
    end: index + word.length,
  }));

/** The normalised words of a name. */
export const spelling = (name: string) => wordsOf(name).map(({ text }) => text);

/** What may separate the words of one name: "front-end", "CI/CD", "A & B"; not a comma or a line end. */
const joint = /^[^\S\n]*[-–/&.'’]?[^\S\n]*$/u;
const jointMax = 3;

/** A mention of a skill in a text: from `at` to `end`, in UTF-16 units. */
export type Occurrence<Skill> = { skill: Skill; words: string; at: number; end: number };

type Branch<Skill> = { skill?: Skill; next: Map<string, Branch<Skill>> };

/** A trie of the words of all spellings, so that one pass over a text finds every skill. */
export class SkillSpellings<Skill> {
  readonly #root: Branch<Skill> = { next: new Map() };

  /** Of several skills with the same spelling, the first counts. */
  constructor(spellings: Iterable<readonly [spelling: string, skill: Skill]>) {
    for (const [name, skill] of spellings) {
      let branch = this.#root;
      for (const word of spelling(name)) {
        const next = branch.next.get(word) ?? { next: new Map() };
        branch.next.set(word, next);
        branch = next;
      }
      if (branch !== this.#root) branch.skill ??= skill;
    }
  }

  /** The mentions in a text that `counts` accepts, in order; whole words only, the longest name at each position. */
  *in(text: string, counts: (found: Occurrence<Skill>) => boolean): Generator<Occurrence<Skill>> {
    const words = wordsOf(text);
    for (let start = 0; start < words.length; start += 1) {
      const found = this.#longestAt(text, words, start);
      if (!found || !counts(found.occurrence)) continue;
      yield found.occurrence;
      start += found.length - 1;
    }
  }

  #longestAt(text: string, words: readonly Word[], start: number) {
    const first = words[start] as Word;
    let branch: Branch<Skill> | undefined = this.#root;
    let found: { occurrence: Occurrence<Skill>; length: number } | undefined;
    for (let place = start; ; place += 1) {
      const word = words[place];
      const before = words[place - 1];
      if (!word || (place > start && before && !areJoined(text, before, word))) break;
      branch = branch.next.get(word.text);
      if (!branch) break;
      if (branch.skill === undefined) continue;
      const spelt = words.slice(start, place + 1).map((part) => part.text);
      const occurrence = { skill: branch.skill, words: spelt.join(" "), at: first.at, end: word.end };
      found = { occurrence, length: spelt.length };
    }
    return found;
  }
}

const areJoined = (text: string, { end }: Word, { at }: Word) =>
  at - end <= jointMax && joint.test(text.slice(end, at));
