import type { OutputOf, ParsedInput } from "../../contract/interface/endpoint.ts";
import type { ListKind } from "../../contract/interface/record-kinds.ts";
import { kindAt } from "../../contract/posts.ts";
import { type SearchKind, searchKinds } from "../../contract/search/kinds.ts";
import { type HitGroup, hitLimits, type searchEverything } from "../../contract/search/search.ts";
import { readTyped } from "../../contract/search/typed.ts";
import type { Database } from "../database/connection.ts";
import { type Asked, askedFor } from "../finding/asked.ts";
import { search } from "../finding/search.ts";
import type { Messages } from "../languages/languages.ts";
import { listReply } from "../lists/list-page.ts";
import { hitsOf } from "./hit-store.ts";

type Input = ParsedInput<typeof searchEverything>;
type Reader = { readerId: number; messages: Messages };

/** What was found of every kind that is asked for, the kind with the best match first. */
export async function searchReply(
  database: Database,
  { q, kinds = [...searchKinds], limit, page = 1 }: Input,
  { readerId }: Reader,
): Promise<OutputOf<typeof searchEverything>> {
  const { byDefault, most } = kinds.length === 1 ? hitLimits.one : hitLimits.several;
  const paging = { page, limit: Math.min(limit ?? byDefault, most) };
  const terms = readTyped(q);
  const asked = askedFor(terms, readerId);
  const filters = terms
    .filter(({ as }) => as !== "words" && as !== "quoted")
    .map(({ text, value, as }) => ({ text, operator: as.split(":")[0] as string, value, found: true }));
  const groups = await Promise.all(kinds.map((kind) => groupOf(database, kind, asked, paging)));
  return { filters, groups: groups.toSorted((one, other) => Number(one.total === 0) - Number(other.total === 0)) };
}

async function groupOf(
  database: Database,
  kind: SearchKind,
  asked: Asked | null,
  paging: { page: number; limit: number },
): Promise<HitGroup> {
  const listed = listKindOf(kind);
  const offset = (paging.page - 1) * paging.limit;
  const { total, ids } =
    listed && asked ? await search(database, listed, asked, { offset, limit: paging.limit }) : { total: 0, ids: [] };
  const results = listed ? await hitsOf(database, listed, ids) : [];
  return { kind, ...listReply(paging, results, total), more: false };
}

/** Cohorts are to come: nothing is found of them yet. */
const listKindOf = (kind: SearchKind): ListKind | null =>
  kind === "cohorts" ? null : kind === "users" ? "user" : kind === "skills" ? "skill" : kindAt(kind);
