import type PQueue from "p-queue";
import type { OutputOf, ParsedInput } from "../../contract/interface/endpoint.ts";
import type { ListKind } from "../../contract/interface/record-kinds.ts";
import { kindAt, type PostPath } from "../../contract/posts.ts";
import { type SearchKind, searchKinds } from "../../contract/search/kinds.ts";
import { type HitGroup, hitLimits, type searchEverything } from "../../contract/search/search.ts";
import { readTyped } from "../../contract/search/typed.ts";
import type { Database } from "../database/connection.ts";
import { type Asked, askedFor } from "../finding/asked.ts";
import { search, searchPlans } from "../finding/search.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { filtersOf } from "./filter-store.ts";
import { hitsOf } from "./hits.ts";
import { soughtIn } from "./sought.ts";

type Input = ParsedInput<typeof searchEverything>;
type Asking = { readerId: number; reasons: Messages["reasons"]; kindsInTurn: PQueue };

/** With several kinds, hits are counted up to this number. */
const countedTo = 1000;

/** The hits of all requested kinds, the kind with the best match first. */
export async function searchReply(
  database: Database,
  { q, kinds = [], limit, page = 1 }: Input,
  { readerId, reasons, kindsInTurn }: Asking,
): Promise<OutputOf<typeof searchEverything>> {
  const among = kinds.length > 0 ? searchKinds.filter((kind) => kinds.includes(kind)) : searchKinds;
  const { byDefault, most } = among.length === 1 ? hitLimits.one : hitLimits.several;
  const terms = readTyped(q);
  const asked = askedFor(terms, readerId);
  const looking = {
    asked,
    typed: asked?.typed ?? "",
    sought: soughtIn(terms),
    paging: { page, limit: Math.min(limit ?? byDefault, most) },
    ...(among.length > 1 && { countedTo }),
    reasons,
  };
  const plansOfAll = async () => {
    return asked && among.length > 1 ? searchPlans(database, among.map(listKindOf), asked) : undefined;
  };
  const [filters, plans] = await Promise.all([filtersOf(database, terms), kindsInTurn.add(plansOfAll)]);
  const groups = await Promise.all(
    among.map((kind) =>
      kindsInTurn.add(() => groupOf(database, kind, { ...looking, plan: plans?.get(listKindOf(kind)) })),
    ),
  );
  const inOrder = groups.toSorted((one, other) => one.place - other.place);
  return { filters, groups: inOrder.map(({ group }) => group) };
}

type Looking = Omit<Parameters<typeof hitsOf>[3], "isForgiven"> & {
  asked: Asked | null;
  plan?: string | undefined;
  paging: { page: number; limit: number };
  countedTo?: number;
};

/** The hits of a kind, and its rank by the best match: kinds found by forgiving a typo come after all others. */
async function groupOf(
  database: Database,
  kind: SearchKind,
  { asked, plan, paging, countedTo = Number.POSITIVE_INFINITY, ...manner }: Looking,
): Promise<{ group: HitGroup; place: number }> {
  const listed = listKindOf(kind);
  const nothing = { group: { kind, ...listReply(paging, [], 0), more: false }, place: Number.POSITIVE_INFINITY };
  if (!asked) return nothing;
  const stretch = { offset: (paging.page - 1) * paging.limit, limit: paging.limit, countedTo };
  const { total, ids, step, isForgiven } = await search(database, listed, asked, stretch, plan);
  if (step === null) return nothing;
  const hits = await hitsOf(database, listed, ids, { ...manner, isForgiven });
  const group = { kind, ...listReply(paging, hits, Math.min(total, countedTo)), more: total > countedTo };
  return { group, place: isForgiven ? 100 + step : step };
}

const ownNames = { users: "user", skills: "skill", cohorts: "cohort" } as const;
const listKindOf = (kind: SearchKind): ListKind =>
  kind in ownNames ? ownNames[kind as keyof typeof ownNames] : kindAt(kind as PostPath);
