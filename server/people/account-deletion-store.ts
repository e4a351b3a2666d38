import type { PostsFate } from "../../contract/people/settings.ts";
import { kindsHiddenWithOwner, type PostKind } from "../../contract/posts.ts";
import { cohortsOf, updateVerification } from "../cohorts/verification-store.ts";
import type { Connection } from "../database/connection.ts";
import { deleted, logEvents } from "../events/event-store.ts";
import { deleteReplacedImages } from "../images/image-cleanup.ts";
import { endAllOf, endConversations, endPosts } from "../moderation/bin-expiry.ts";
import { closeCases } from "../moderation/case-changes.ts";
import { deleteWithStubs } from "../moderation/comment-stubs.ts";
import { leaveTeams } from "../posts/seat-ending.ts";
import { indexAnswered, indexMembers } from "../search-index/search-index-store.ts";
import { showAnonymousPosts } from "../suspensions/suspension-hiding-store.ts";
import { withdrawAllVotes } from "../votes/vote-store.ts";

/**
 * Deletes members with their sessions and tokens, and records their departure. Their posts and comments stay without a name, or
 * are deleted for `erase`; companies stay, because others' jobs refer to them.
 */
export async function deleteMembers(transaction: Connection, ids: number[], posts: PostsFate): Promise<void> {
  if (ids.length === 0) return;
  await lockPostsOf(transaction, ids);
  await withdrawAllVotes(transaction, ids);
  await endAllOf(transaction, ids);
  if (posts === "erase") await erasePosts(transaction, ids);
  await leaveTeams(transaction, ids);
  await leaveConversations(transaction, ids);
  const cohorts = await cohortsOf(transaction, ids);
  await showAnonymousPosts(transaction, ids);
  const gone = await transaction<
    { avatar: string | null }[]
  >`delete from users where id = any(${ids}) returning avatar`;
  await deleteReplacedImages(
    transaction,
    gone.map(({ avatar }) => avatar),
  );
  await closeCases(
    transaction,
    ids.map((id) => ({ parent: "users", id })),
  );
  await forgetDecided(transaction, ids);
  await indexMembers(transaction, ids);
  await updateVerification(transaction, cohorts);
  await transaction`
    insert into departures (board, user_id, posts)
    select board_identity.id, gone, ${posts} from unnest(${ids}::int[]) gone, board_identity on conflict do nothing`;
}

/**
 * Locks the posts that the members own, commented on or voted for, so that concurrent writes there wait; delivery of events
 * doesn't.
 */
async function lockPostsOf(transaction: Connection, memberIds: number[]): Promise<void> {
  await transaction`
    select count(*) from (
      select from posts where id in (
        select id from posts where owner_id = any(${memberIds})
        union select post_id from comments where owner_id = any(${memberIds})
        union select post_id from question_votes where user_id = any(${memberIds})
        union select post_id from project_team where user_id = any(${memberIds}) and until is null
        union select post_id from comment_votes join comments on id = comment_id where user_id = any(${memberIds}))
      order by id for no key update
    ) held`;
}

/** Pending requests are deleted; others keep their side of conversations. */
async function leaveConversations(transaction: Connection, ids: number[]): Promise<void> {
  await endConversations(
    transaction,
    transaction`(asker_id = any(${ids}) or receiver_id = any(${ids})) and (accepted_at is null
      or not exists (
        select from conversation_sides
        where conversation_id = conversations.id and user_id <> all(${ids}) and last_message_id > cleared_until))`,
  );
}

/** Removes departed members from the addressees of decisions in the log. */
async function forgetDecided(transaction: Connection, ids: number[]): Promise<void> {
  await transaction`
    update events set data = data || jsonb_build_object('to', array(
      select value::int from jsonb_array_elements_text(data -> 'to') where value::int <> all(${ids})))
    where kind in ('decision.made', 'report.decided')
      and exists (select from jsonb_array_elements_text(data -> 'to') where value::int = any(${ids}))`;
}

async function erasePosts(transaction: Connection, ownerIds: number[]): Promise<void> {
  const comments = await transaction<{ commentId: number; postId: number; kind: PostKind; number: number }[]>`
    select comments.id as comment_id, post_id, kind, number
    from comments join posts on posts.id = post_id where comments.owner_id = any(${ownerIds})`;
  // Posts first: a concurrent reply waits for the post's lock only.
  const owned = await transaction<{ id: number }[]>`
    select id from posts where owner_id = any(${ownerIds}) and kind = any(${kindsHiddenWithOwner}) for update`;
  const posts = await endPosts(
    transaction,
    owned.map(({ id }) => id),
  );
  await deleteWithStubs(
    transaction,
    comments.map(({ commentId }) => commentId),
  );
  await indexAnswered(
    transaction,
    comments.map(({ postId }) => postId),
  );
  await logEvents(
    transaction,
    [...comments, ...posts].map((gone) => deleted(null, gone)),
  );
}

/**
 * Deletes members again who had left but came back with a restored backup, with the same choice about their posts; returns how
 * many.
 */
export async function repeatDepartures(transaction: Connection): Promise<number> {
  const back = await transaction<{ id: number; posts: PostsFate }[]>`
    select users.id, posts from departures join board_identity on board_identity.id = board
    join users on users.id = user_id`;
  for (const fate of ["keep", "erase"] as const) {
    const ids = back.filter(({ posts }) => posts === fate).map(({ id }) => id);
    await deleteMembers(transaction, ids, fate);
  }
  return back.length;
}
