import { deu, eng } from "stopword";
import { wordsIn } from "../texts/folding.ts";

/** The most distinct words of a title that count. */
const wordsMax = 20;

const formsIn = (text: string) => wordsIn(text).map(({ form }) => form);

/** Function words of English and German. */
const functionWords = new Set([...eng, ...deu].flatMap(formsIn));

/** The content words of a title, normalised as in the search. */
export const tellingWords = (title: string): string[] =>
  formsIn(title)
    .filter((form) => !functionWords.has(form))
    .slice(0, wordsMax);
