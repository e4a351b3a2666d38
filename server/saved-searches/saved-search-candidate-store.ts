import { kindAt, type PostPath, postKinds } from "../../contract/posts.ts";
import { type SavedSearchKind, savedSearchKinds } from "../../contract/saved-searches.ts";
import { changesSince, currentSnapshot, type Snapshot } from "../database/change-feed.ts";
import type { Connection } from "../database/connection.ts";
import { isListed, isVisible } from "../visibility/visibility.ts";

/** A record that searches may find: its key, owner, and time and event of posting. */
export type Candidate = { id: number; ownerId: number | null; at: string; eventId: number };

/** The keys written since the last look, by list; null for everything. */
export type ChangedRecords = Record<SavedSearchKind, number[] | null>;

const ofAllKinds = (idsOf: (kind: SavedSearchKind) => number[] | null) =>
  Object.fromEntries(savedSearchKinds.map((kind) => [kind, idsOf(kind)])) as ChangedRecords;
export const allRecords = ofAllKinds(() => null);

/**
 * What was written since the last look, and the snapshot of this one. The first look, or one after a long time, covers
 * everything.
 */
export async function changedSince(
  transaction: Connection,
  last: Snapshot | null,
): Promise<{ moment: Snapshot; written: ChangedRecords }> {
  if (last === null) {
    const [{ moment }] = await transaction<[{ moment: Snapshot }]>`select ${currentSnapshot(transaction)} as moment`;
    return { moment, written: allRecords };
  }
  const { moment, changes } = await changesSince(transaction, last, ["post", "user"]);
  if (!changes) return { moment, written: allRecords };
  const idsOf = (of: "post" | "user") => changes.flatMap(({ kind, ids }) => (kind === of ? ids : []));
  const posts = idsOf("post");
  return { moment, written: ofAllKinds((kind) => (kind === "users" ? idsOf("user") : posts)) };
}

/** Of the written records, those listed and posted since a time; imported ones are left out. */
export async function candidatesOf(
  transaction: Connection,
  kind: SavedSearchKind,
  written: readonly number[] | null,
  since: string,
): Promise<Candidate[]> {
  if (written?.length === 0) return [];
  const isWritten = (column: string) =>
    written ? transaction`${transaction(column)} = any(${[...written]}::int[])` : transaction`true`;
  if (kind === "users") {
    return transaction<Candidate[]>`
      select users.id, users.id as owner_id, users.created_at as at, events.id as event_id
      from events join users on users.id = member_id
      where events.kind = 'member.joined' and events.at >= ${since} and not data ? 'quiet'
        and ${isVisible(transaction, "users")} and ${isWritten("users.id")}`;
  }
  const { posted } = postKinds[kindAt(kind satisfies PostPath)];
  return transaction<Candidate[]>`
    select posts.id, owner_id, posts.created_at as at, events.id as event_id
    from events join posts on posts.id = events.post_id
    where events.kind = ${posted} and events.at >= ${since} and not data ? 'quiet'
      and ${isListed(transaction, "posts")} and ${isWritten("posts.id")}`;
}

export async function lastLook(transaction: Connection): Promise<Snapshot | null> {
  const [look] = await transaction<{ moment: Snapshot }[]>`select moment from search_looks`;
  return look?.moment ?? null;
}

export async function storeSnapshot(transaction: Connection, moment: Snapshot): Promise<void> {
  await transaction`
    insert into search_looks (moment) values (${moment})
    on conflict (the_only_one) do update set moment = excluded.moment`;
}
