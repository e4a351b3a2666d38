import { deu, eng } from "stopword";
import { reducedWordsIn } from "../texts/folding.ts";

/** The most distinct words of a title that count. */
const wordsMax = 20;

/** Function words of English and German. */
const functionWords = new Set([...eng, ...deu].flatMap(reducedWordsIn));

/** The content words of a title, normalised as in the search. */
export const contentWords = (title: string): string[] =>
  reducedWordsIn(title)
    .filter((form) => !functionWords.has(form))
    .slice(0, wordsMax);
