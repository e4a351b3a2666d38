import { type SavedSearchKind, savedSearchKinds } from "../../contract/saved-searches.ts";
import type { Connection } from "../database/connection.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { addToInboxes } from "../notifications/inbox-store.ts";
import { blockedEitherWay } from "../people/block-store.ts";
import { textFinds } from "../search-index/saved-search-texts.ts";
import {
  allRecords,
  type Candidate,
  type ChangedRecords,
  candidatesOf,
  changedSince,
  lastLook,
  storeSnapshot,
} from "./saved-search-candidate-store.ts";
import { type ReadSearch, searchedLists } from "./saved-search-lists.ts";
import { parsedQuery } from "./saved-search-query.ts";

type Search = { id: number; memberId: number; query: string; createdAt: string };
/** A hit of a search, with the event of its posting. */
type Find = { searchId: number; recordId: number; eventId: number };
type Skills = { skills: CurrentSkills };

/** Notifies members of what their searches find among the records written since the last look. */
export async function findForSearches(transaction: Connection, _by: string, board: Skills): Promise<string[]> {
  const { moment, written } = await changedSince(transaction, await lastLook(transaction));
  await storeSnapshot(transaction, moment);
  return findAmong(transaction, written, board);
}

/**
 * As `findForSearches`, among all records posted since the searches were saved: a post may also match because skills or fits
 * changed, without being written.
 */
export const findAllForSearches = (transaction: Connection, _by: string, board: Skills) =>
  findAmong(transaction, allRecords, board);

async function findAmong(transaction: Connection, written: ChangedRecords, board: Skills): Promise<string[]> {
  const told = new Map<number, number>();
  for (const kind of savedSearchKinds) {
    const finds = await findsOfKind(transaction, kind, written[kind], board);
    for (const { searchId } of await tellNew(transaction, kind, finds))
      told.set(searchId, (told.get(searchId) ?? 0) + 1);
  }
  return [...told].toSorted(([one], [other]) => one - other).map(([id, count]) => `search ${id}: ${count} new`);
}

/**
 * Withdraws the notifications of searches that don't find a member any more, at once: others see less of this member from now
 * on.
 */
export async function withdrawFindsOf(transaction: Connection, memberId: number): Promise<void> {
  const hasTold = transaction`
    exists (select from search_finds where search_id = saved_searches.id and member_id = ${memberId})`;
  const searches = await searchesOfKind(transaction, "users", hasTold);
  if (searches.length === 0) return;
  await takeBackOthers(transaction, [memberId], await foundBy(transaction, "users", [memberId], searches));
}

async function findsOfKind(
  transaction: Connection,
  kind: SavedSearchKind,
  written: readonly number[] | null,
  board: Skills,
): Promise<Find[]> {
  if (written?.length === 0) return [];
  const searches = await searchesOfKind(transaction, kind);
  if (searches.length === 0) return [];
  const oldest = searches.map(({ createdAt }) => createdAt).toSorted()[0] as string;
  const candidates = await candidatesOf(transaction, kind, written, oldest);
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  const found = await foundBy(transaction, kind, ids, searches, board);
  if (kind === "users") await takeBackOthers(transaction, ids, found);
  const apart = await blockedEitherWay(
    transaction,
    candidates.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return searches.flatMap((search) =>
    [...(found.get(search.id) ?? [])].flatMap((id) => {
      const { ownerId, at, eventId } = byId.get(id) as Candidate;
      const isApart = ownerId !== null && apart.get(ownerId)?.has(search.memberId);
      const isNew = ownerId !== search.memberId && !isApart && at >= search.createdAt;
      return isNew ? [{ searchId: search.id, recordId: id, eventId }] : [];
    }),
  );
}

/** The records that each search finds among some, by the search's id. */
type Found = ReadonlyMap<number, ReadonlySet<number>>;

async function foundBy(
  transaction: Connection,
  kind: SavedSearchKind,
  ids: readonly number[],
  searches: readonly Search[],
  board?: Skills,
): Promise<Found> {
  const parsed = searches.map((search) => ({ ...search, asked: parsedQuery(kind, search.query) }));
  const typed = parsed.flatMap(({ asked }) => asked.search || []);
  const texts = await textFinds(transaction, kind, typed, ids);
  const asking: ReadSearch<never>[] = parsed.map((search) => ({ ...search, asked: search.asked as never }));
  const find = await searchedLists[kind].finder(transaction, ids, { texts, skills: board?.skills }, asking);
  return new Map(asking.map((search) => [search.id, new Set(find(search))]));
}

const takeBackOthers = (transaction: Connection, members: readonly number[], found: Found) =>
  withdrawFinds(transaction, members, ({ searchId, memberId }) => found.get(searchId)?.has(memberId) ?? true);

/** The saved searches of a kind, without those of suspended members. */
const searchesOfKind = (transaction: Connection, kind: SavedSearchKind, those = transaction`true`) => transaction<
  Search[]
>`
  select saved_searches.id, user_id as member_id, query, saved_searches.created_at
  from saved_searches join users on users.id = user_id where kind = ${kind} and not users.suspended and ${those}
  order by saved_searches.id`;

/** Adds finds to inboxes, unless the search has found them before. Returns the new ones. */
async function tellNew(transaction: Connection, kind: SavedSearchKind, finds: readonly Find[]): Promise<Find[]> {
  if (finds.length === 0) return [];
  const found = transaction(kind === "users" ? "member_id" : "post_id");
  const given = transaction`unnest(${finds.map(({ searchId }) => searchId)}::int[], ${finds.map(({ recordId }) => recordId)}::int[],
    ${finds.map(({ eventId }) => eventId)}::int[]) given (search_id, record_id, event_id)`;
  const told = await transaction<Find[]>`
    with told as (
      insert into search_finds (search_id, ${found}) select search_id, record_id from ${given}
      on conflict do nothing returning search_id, ${found} as record_id
    )
    select told.*, event_id from told join ${given} using (search_id, record_id)`;
  await addToInboxes(
    transaction,
    transaction`
      select event_id, user_id, 'search' as kind, null::int as post_id, 'saved-searches' as parent, search_id as record_id
      from unnest(${told.map(({ searchId }) => searchId)}::int[], ${told.map(({ eventId }) => eventId)}::int[])
        told (search_id, event_id) join saved_searches on saved_searches.id = search_id`,
  );
  return told;
}

type Told = { searchId: number; memberId: number };

/**
 * Removes members from the inboxes and future mails of searches that don't find them any more, because of a change of their
 * profile or privacy. `finds` says whether a search still finds a member.
 */
async function withdrawFinds(
  transaction: Connection,
  members: readonly number[],
  finds: (told: Told) => boolean,
): Promise<void> {
  const told = await transaction<Told[]>`
    select search_id, member_id from search_finds where member_id = any(${[...members]}::int[])`;
  const lost = told.filter((each) => !finds(each));
  if (lost.length === 0) return;
  await transaction`
    delete from entry_events using entries, events, unnest(
      ${lost.map(({ searchId }) => searchId)}::int[], ${lost.map(({ memberId }) => memberId)}::int[]) lost (search_id, member_id)
    where parent = 'saved-searches' and record_id = search_id and entry_id = entries.id
      and event_id = events.id and events.member_id = lost.member_id`;
}
