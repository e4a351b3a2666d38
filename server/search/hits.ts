import type { Hit } from "../../contract/search/search.ts";
import type { Connection } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { searchedKinds } from "../search-index/search-kinds.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { excerptAround, firstPlaceIn } from "./excerpt.ts";
import { highlighted, highlightedSigns, searchedSigns } from "./highlights.ts";
import type { FoundRecord } from "./hit-store.ts";
import { matchReason } from "./match-reasons.ts";
import { type Field, text as inText, type SearchedText } from "./searched-text.ts";

type Manner = { typed: string; sought: SearchedText[]; isForgiven: boolean; reasons: Messages["matchReasons"] };

/** The hits for records of a kind, each with the matching words marked, or with the reason why it was found. */
export async function hitsOf(database: Connection, records: readonly FoundRecord[], manner: Manner): Promise<Hit[]> {
  const { typed, sought, reasons } = manner;
  const chosen = records.map((record) => answerFor(record, sought));
  const answers = await withReadableTexts(
    database,
    "text",
    chosen.filter((answer) => answer !== undefined),
  );
  const read = new Map(answers.map((answer) => [answer.id, answer]));
  return records.map((record, place) => {
    const { hit, places } = shownOf(record, read.get(chosen[place]?.id ?? 0), manner);
    const { title, aliases, skills, said } = record;
    const why = matchReason({ kind: hit.kind, title, typed, sought, places, aliases, skills, said }, reasons);
    return { ...hit, why };
  });
}

type Answer = { id: number; text: string };

/** For a question whose description has no matching word, the first answer that has one. */
function answerFor({ text, answers }: FoundRecord, sought: SearchedText[]): Answer | undefined {
  if (answers.length === 0 || sought.length === 0 || firstPlaceIn(text ?? "", sought) !== null) return undefined;
  return answers.find((answer) => firstPlaceIn(answer.text, sought) !== null);
}

function shownOf(record: FoundRecord, answer: Answer | undefined, { typed, sought, isForgiven }: Manner) {
  const { listKind, title, subtitle, image, at, id } = record;
  const text = answer?.text ?? record.text;
  const excerpt = text === null ? null : excerptAround(text, firstPlaceIn(text, sought), sought);
  const inTitle: Field = { in: "title", shortestInside: searchedKinds[listKind].insideMin, forgiving: isForgiven };
  const inNames: Field = { in: "name", shortestInside: 0, forgiving: false };
  const of = {
    title: highlighted(title, sought, inTitle),
    // The poster's name isn't searched, so it isn't marked.
    subtitle: highlighted(listKind === "project" || listKind === "question" ? null : subtitle, sought, inNames),
    excerpt: highlighted(excerpt, sought, inText),
  };
  const ofTitle = sought.length > 0 || typed === "" ? of.title.spans : highlightedSigns(title, searchedSigns(typed));
  const marks = { title: ofTitle, subtitle: of.subtitle.spans, excerpt: of.excerpt.spans };
  const hit = { kind: record.kind, id, title, subtitle, excerpt, image, at, commentId: answer?.id ?? null, marks };
  return { hit, places: [...of.title.places, ...of.subtitle.places, ...of.excerpt.places] };
}
