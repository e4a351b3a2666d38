import type { OutputOf, ParsedInput } from "../../contract/interface/endpoint.ts";
import type { ListKind } from "../../contract/interface/lists.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import {
  type Hit,
  type HitGroup,
  hitLimits,
  type SearchKind,
  type searchEverything,
  searchKinds,
} from "../../contract/search/search.ts";
import { readTyped } from "../../contract/search/search-terms.ts";
import type { Connection, Database } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { type SearchResult, search } from "../search-index/search.ts";
import { searchedKinds } from "../search-index/search-kinds.ts";
import { searchPlan } from "../search-index/search-plan.ts";
import { queryOfTerms } from "../search-index/search-query.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { excerptAround, firstPlaceIn } from "./excerpt.ts";
import { namesAndFilters } from "./filter-store.ts";
import { highlighted, highlightedSigns, searchedSigns } from "./highlights.ts";
import { type FoundRecord, foundRecords, type HitsOfKinds } from "./hit-store.ts";
import { matchReason } from "./match-reasons.ts";
import { type Field, text as inText, type SearchedText, searchedTexts } from "./searched-text.ts";

type Input = ParsedInput<typeof searchEverything>;
type Asking = { readerId: number; reasons: Messages["matchReasons"]; hits: HitsOfKinds };

/** With several kinds, hits are counted up to this number. */
const countedMax = 1000;

/** The hits of all requested kinds, the kind with the best match first. Three statements: names, pages, records. */
export async function searchReply(
  database: Database,
  { q, kinds = [], limit, page = 1, totals }: Input,
  { readerId, reasons, hits: hitKinds }: Asking,
): Promise<OutputOf<typeof searchEverything>> {
  const among = kinds.length > 0 ? searchKinds.filter((kind) => kinds.includes(kind)) : searchKinds;
  const { byDefault, most } = among.length === 1 ? hitLimits.one : hitLimits.several;
  const paging = { page, limit: Math.min(limit ?? byDefault, most) };
  const countedOfSeveral = totals ? countedMax : paging.limit;
  const countedTo = among.length > 1 ? countedOfSeveral : Number.POSITIVE_INFINITY;
  const terms = readTyped(q);
  const asked = queryOfTerms(terms, readerId);
  const { names, filters } = await namesAndFilters(database, terms, asked);
  const plans = asked ? among.map((kind) => searchPlan(listKindOf(kind), asked, names)) : [];
  const stretch = { offset: (paging.page - 1) * paging.limit, limit: paging.limit, countedTo };
  const found = asked ? await search(database, plans, stretch) : new Map<ListKind, SearchResult>();
  const records = await foundRecords(
    database,
    [...found].map(([kind, { ids }]) => ({ kind, ids })),
    hitKinds,
  );
  const manner = { typed: asked?.typed ?? "", sought: searchedTexts(terms), reasons };
  const groups = await Promise.all(
    among.map(async (kind) => {
      const { total, step, isForgiven } = found.get(listKindOf(kind)) ?? nothing;
      const hits = await hitsOf(database, records.get(listKindOf(kind)) ?? [], { ...manner, isForgiven });
      const group: HitGroup = { kind, ...listReply(paging, hits, Math.min(total, countedTo)), more: total > countedTo };
      return { group, place: placeOf(step, isForgiven) };
    }),
  );
  const inOrder = groups.toSorted((one, other) => one.place - other.place);
  return { filters, groups: inOrder.map(({ group }) => group) };
}

const nothing = { total: 0, step: null, isForgiven: false };

/** A kind's rank by its best match: kinds found by forgiving a typo come after all others, those without hits last. */
function placeOf(step: number | null, isForgiven: boolean): number {
  if (step === null) return Number.POSITIVE_INFINITY;
  return isForgiven ? 100 + step : step;
}

const ownNames = { users: "user", skills: "skill", cohorts: "cohort" } as const;
const listKindOf = (kind: SearchKind): ListKind =>
  kind in ownNames ? ownNames[kind as keyof typeof ownNames] : kindAt(kind as PostPath);

type Manner = { typed: string; sought: SearchedText[]; isForgiven: boolean; reasons: Messages["matchReasons"] };

/** The hits for records of a kind, each with the matching words marked, or with the reason why it was found. */
async function hitsOf(database: Connection, records: readonly FoundRecord[], manner: Manner): Promise<Hit[]> {
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
