import type { Hit } from "../../contract/search/search.ts";
import { wordsIn } from "../texts/word-forms.ts";
import { type Field, type Place, placesIn, type SearchedText } from "./searched-text.ts";

type Spans = Hit["marks"]["title"];

/** The spans of matching words in a text, in code points, each once, and their places. */
export function highlighted(
  text: string | null,
  sought: SearchedText[],
  field: Field,
): { spans: Spans; places: Place[] } {
  const places = text === null ? [] : placesIn(wordsIn(text), sought, field);
  const words = new Map(places.flatMap(({ words }) => words.map(({ from, to }) => [from, to])));
  const spans = [...words].sort(([one], [other]) => one - other) as Spans;
  return { spans, places };
}

/** The most characters of a search for punctuation that are used. */
const signsMax = 40;
export const searchedSigns = (typed: string) => [...typed].slice(0, signsMax).join("");

/** The spans of punctuation in a title; adjacent ones are merged. */
export function highlightedSigns(title: string, signs: string): Spans {
  const spans: Spans = [];
  let at = 0;
  for (const before of title.split(signs).slice(0, -1)) {
    const from = at + [...before].length;
    at = from + [...signs].length;
    const last = spans.at(-1);
    if (last?.[1] === from) last[1] = at;
    else spans.push([from, at]);
  }
  return spans;
}
