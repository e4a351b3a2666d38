import { deu, eng } from "stopword";
import { wordsIn } from "../texts/folding.ts";

/** So many different words of a title count. */
const wordsMax = 20;

const formsIn = (text: string) => wordsIn(text).map(({ form }) => form);

/** Words that say how others belong together, in English and German. */
const functionWords = new Set([...eng, ...deu].flatMap(formsIn));

/** The words of a title that say what it is about, as the search compares them. */
export const tellingWords = (title: string): string[] =>
  formsIn(title)
    .filter((form) => !functionWords.has(form))
    .slice(0, wordsMax);
