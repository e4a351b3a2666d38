import type { Hit } from "../../contract/search/search.ts";
import { wordsIn } from "../texts/folding.ts";
import { type Field, type Place, placesIn, type Sought } from "./sought.ts";

type Spans = Hit["marks"]["title"];

/** Where what was typed stands in a text: whole words, from a code point to after another, each once. */
export function marked(text: string | null, sought: Sought[], field: Field): { spans: Spans; places: Place[] } {
  const places = text === null ? [] : placesIn(wordsIn(text), sought, field);
  const words = new Map(places.flatMap(({ words }) => words.map(({ from, to }) => [from, to])));
  const spans = [...words].sort(([one], [other]) => one - other) as Spans;
  return { spans, places };
}

/** So many of the signs that were typed alone are looked for. */
const signsMax = 40;
export const signsIn = (typed: string) => [...typed].slice(0, signsMax).join("");

/** Where signs that were typed alone stand in a title; those side by side are one mark. */
export function markedSigns(title: string, signs: string): Spans {
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
