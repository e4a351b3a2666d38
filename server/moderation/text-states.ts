import type { Connection } from "../database/connection.ts";
import { deleted, logEvents } from "../events/event-store.ts";
import { conflictOn } from "../http/problems.ts";
import { indexAnswered, updatePostVisibility } from "../search-index/search-index-store.ts";
import { companyNameTaken, followPosts } from "../visibility/visibility.ts";
import { isDeletionOf, type LockedText, type TextState } from "./text-lock.ts";
import { announceReleased } from "./text-release.ts";

// Changes of a locked thing's state. Each returns whether the state changed, and logs an event without the reason if the
// visibility did. Comments follow their post's visibility; dates don't change.

export const hideText = (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "hidden");

/** Hides something already posted until the team has approved it. */
export const holdText = (transaction: Connection, thing: LockedText) => changeState(transaction, thing, "waiting");

/** Removes a thing by a decision: it is only shown in its case, and is kept while an appeal is possible. */
export async function removeText(transaction: Connection, thing: LockedText, decisionId: number): Promise<boolean> {
  await noteRemoval(transaction, thing, decisionId);
  return changeState(transaction, thing, "removed");
}

/** Sets when the thing will be deleted for good. A second decision on a removed thing extends that. */
async function noteRemoval(transaction: Connection, thing: LockedText, decisionId: number): Promise<void> {
  const { postId, commentId, ownerId, state } = thing;
  await transaction`
    insert into deletions (post_id, comment_id, owner_id, decision_id, former_state, gone_at)
    select ${commentId === null ? postId : null}::int, ${commentId}::int, ${ownerId}::int, id, ${state}, coalesce(appeal_until, at)
    from decisions where id = ${decisionId}
    on conflict (${commentId === null ? transaction`post_id` : transaction`comment_id`}) do update
    set decision_id = excluded.decision_id, gone_at = excluded.gone_at`;
}

/**
 * Shows a thing again; one that was never posted is posted now. Throws a conflict if a company's name was taken meanwhile.
 */
export async function restoreText(transaction: Connection, thing: LockedText): Promise<boolean> {
  await announceReleased(transaction, thing);
  return changeState(transaction, thing, "shown");
}

export async function changeState(transaction: Connection, thing: LockedText, state: TextState): Promise<boolean> {
  if (thing.state === state) return false;
  // Cancels the scheduled deletion.
  if (thing.state === "removed") await transaction`delete from deletions where ${isDeletionOf(transaction, thing)}`;
  const visible = await write(transaction, thing, state);
  const { postId, commentId } = thing;
  await updateEntryDates(transaction, thing);
  if (commentId === null) await followPosts(transaction, [postId]);
  await (commentId === null ? updatePostVisibility(transaction, [postId]) : indexAnswered(transaction, [postId]));
  if (commentId === null && (state === "removed" || state === "binned")) {
    await transaction`delete from still_open_tokens where post_id = ${postId}`;
  }
  if (visible !== thing.visible) await logEvents(transaction, told(thing, state));
  return true;
}

async function write(transaction: Connection, { postId, commentId }: LockedText, state: TextState): Promise<boolean> {
  const row = commentId === null ? transaction`posts` : transaction`comments`;
  const [turned] = await conflictOn(
    companyNameTaken,
    "companyExists",
    () => transaction<[{ visible: boolean }]>`
      update ${row} set state = ${state} where id = ${commentId ?? postId} returning visible`,
  );
  return turned.visible;
}

/** The event of the change. Only an owner's own deletion names an actor. */
function told({ postId, commentId, kind, number, ownerId }: LockedText, state: TextState) {
  if (state === "removed" || state === "binned") {
    const by = state === "binned" ? ownerId : null;
    return deleted(by, { kind, number, ...(commentId !== null && { commentId }) });
  }
  const which = { actorId: null, postId, ...(commentId !== null && { commentId }) };
  return { kind: state === "shown" ? ("record.restored" as const) : ("record.hidden" as const), ...which };
}

type Subject = { postId: number; commentId: number | null };

/**
 * Dates the entries about a post or comment whose state changed: hidden events don't make an entry newer. Comments are hidden and
 * shown with their post.
 */
async function updateEntryDates(transaction: Connection, { postId, commentId }: Subject): Promise<void> {
  const isAbout =
    commentId === null
      ? transaction`post_id = ${postId} and comment_id is null`
      : transaction`comment_id = ${commentId}`;
  const entries = await transaction<{ id: number }[]>`
    select id from entries where id in (
      select entry_id from entry_events where event_id = any(array(select id from events where ${isAbout})))
    order by id for update`;
  if (entries.length > 0) await transaction`select date_entries(${entries.map(({ id }) => id)}::int[])`;
}
