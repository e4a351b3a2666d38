import type { OutputOf, ParsedInput } from "../../contract/interface/endpoint.ts";
import type { ListKind } from "../../contract/interface/lists.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import {
  type HitGroup,
  hitLimits,
  type SearchKind,
  type searchEverything,
  searchKinds,
} from "../../contract/search/search.ts";
import { readTyped } from "../../contract/search/search-terms.ts";
import type { Database } from "../database/connection.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { type SearchResult, search } from "../search-index/search.ts";
import { searchPlan } from "../search-index/search-plan.ts";
import { queryOfTerms } from "../search-index/search-query.ts";
import { namesAndFilters } from "./filter-store.ts";
import { foundRecords, type HitsOfKinds } from "./hit-store.ts";
import { hitsOf } from "./hits.ts";
import { searchedTexts } from "./searched-text.ts";

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
