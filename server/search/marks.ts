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
