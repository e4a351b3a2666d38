/** Returns a pseudorandom number from 0 to 1; seeded, so that every run makes the same board. */
export type Chance = () => number;

export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const commonest =
  `the and to of a in you with we for our team is your on as or are will work be have experience an software that this at by
  from development it skills can us their more who all help new product data code build design projects people other
  about knowledge working not using customers strong good systems services years role support own technical web learn quality
  application company environment join time how what up through into which world well best make also day one tools business
  developers solutions opportunity applications engineering remote office together culture understanding frontend backend
  testing cloud agile first responsible features users platform across platforms ideas looking ability join deliver`
    .split(/\s+/)
    .filter((word, place, all) => all.indexOf(word) === place);

const onsets = "b br c ch cl d dr f fl g gl gr h j k l m n p pl pr qu r s sc sh sl st t tr v w z".split(" ");
const vowels = "a e i o u ai ea ie oa ou".split(" ");
const codas = ["", "", "", "l", "m", "n", "r", "s", "t", "nd", "rk", "st"];

/** A word that occurs in a few postings only. */
export const rareWord = "quokka";

/** Words by frequency: those of real postings first, then generated ones. */
export const vocabulary: readonly string[] = madeWords(50_000, commonest, 11);
export const firstNames: readonly string[] = madeWords(500, [], 12).map(capitalised);
export const lastNames: readonly string[] = madeWords(5_000, [], 13).map(capitalised);

function madeWords(count: number, known: readonly string[], seed: number): string[] {
  const random = chance(seed);
  const words = new Set(known);
  while (words.size < count) {
    words.add(Array.from({ length: 2 + Math.floor(random() * 2) }, () => syllable(random)).join(""));
  }
  return [...words];
}

function syllable(random: Chance): string {
  return pick(onsets, random) + pick(vowels, random) + pick(codas, random);
}

export function pick<Thing>(things: readonly Thing[], random: Chance): Thing {
  return things[Math.floor(random() * things.length)] as Thing;
}

/** Picks by Zipf's law: the second is half as likely as the first, the third a third. */
export function pickCommon<Thing>(things: readonly Thing[], random: Chance): Thing {
  return things[Math.floor(things.length ** random()) - 1] as Thing;
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Text of `count` words in sentences and paragraphs; word frequencies follow Zipf's law. */
export function prose(count: number, random: Chance): string {
  const paragraphs: string[] = [];
  let left = count;
  while (left > 0) {
    const sentences: string[] = [];
    for (let sentence = 0; sentence < 3 && left > 0; sentence += 1) {
      const length = Math.min(left, 6 + Math.floor(random() * 14));
      sentences.push(capitalised(Array.from({ length }, () => pickCommon(vocabulary, random)).join(" ")));
      left -= length;
    }
    paragraphs.push(`${sentences.join(". ")}.`);
  }
  return paragraphs.join("\n\n");
}
