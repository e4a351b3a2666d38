import type { Account } from "../../contract/people/accounts.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import { mayEdit } from "../../contract/rights.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database, Fragment, Transaction } from "../database/connection.ts";
import { logEvents, loggingEvent } from "../events/event-store.ts";
import { forbidden, notFound, type PlainRefusal } from "../http/problems.ts";
import { putIntoBin } from "../moderation/bin-store.ts";
import { recordEdit } from "../moderation/case-changes.ts";
import type { Hold } from "../moderation/spam-rules.ts";
import { type Removal, removeByTeam } from "../moderation/team-removal.ts";
import { type Guard, holdEdited, requestReview } from "../moderation/text-hold.ts";
import { indexPosts } from "../search-index/search-index-store.ts";
import { isSuspendedWith, lockingMember } from "../visibility/visibility.ts";
import { isPostAt } from "./post-sql.ts";

type NewPost = { kind: PostKind; title: string; ownerId: number; hold: Hold | null; mentions?: number[] };

/**
 * The parts of a statement that add a post, in SQL: `post`, with its `id`; `watched`, because its author watches it; and `logged`, its
 * event. A held post logs its event when it is approved.
 */
export const addingPost = (database: Connection, { kind, title, ownerId, hold, ...said }: NewPost): Fragment => {
  const { posted, isHiddenWithOwner } = postKinds[kind];
  const isSuspended = isHiddenWithOwner ? isSuspendedWith(database, ownerId) : database`false`;
  const post = database`
    post as (
      insert into posts (kind, number, owner_id, title, suspended, state, unposted)
      select ${kind}::text, next_number(${kind}), ${ownerId}::int, ${title}::text, ${isSuspended},
        ${hold ? "waiting" : "shown"}::text, ${hold !== null}::boolean returning id, visible, created_at
    ), watched as (insert into watches (user_id, post_id) select ${ownerId}::int, id from post)`;
  if (posted === null || hold) return post;
  const done = database`select ${ownerId}::int, id, null::int from post`;
  return database`${post}, logged as (${loggingEvent(database, { kind: posted, data: dataOf(said) }, done)})`;
};

/** Indexes an added post once all its parts are written; puts a held one into the team's queue. */
export async function indexPosted(transaction: Connection, id: number, hold: Hold | null): Promise<void> {
  await indexPosts(transaction, [id]);
  if (hold) await requestReview(transaction, { postId: id }, hold);
}

type PostOf = { kind: PostKind; number: number; user: Account; refusal?: PlainRefusal };
/** A post locked until the transaction ends. */
type LockedPost = { id: number; ownerId: number | null };
/** A post that is being changed, with its author and who changes it. */
export type ChangingPost = { id: number; writers: readonly (number | null)[] };
/** With the members whom its text mentions for the first time. */
type ToldPost = LockedPost & { mentions?: number[] };

const dataOf = ({ mentions = [] }: { mentions?: number[] }) => (mentions.length > 0 ? { mentions } : {});

/**
 * Changes a post for a member who may edit it, in one transaction; for another's post with an entry in the trail. Throws
 * not-found, or forbidden with `refusal`.
 */
export function changePost<Result>(
  database: Database,
  wanted: PostOf,
  change: (transaction: Transaction, post: ChangingPost) => Promise<Result>,
  guard: Guard,
): Promise<Result> {
  const { kind, number, user } = wanted;
  return database.begin(async (transaction) => {
    const post = await postToEdit(transaction, wanted);
    const hold = await guard(transaction, post.id);
    const changed = await change(transaction, { id: post.id, writers: [post.ownerId, user.id] });
    if (hold) await holdEdited(transaction, { postId: post.id }, hold);
    await announceEdit(transaction, kind, { ...post, number }, user);
    return changed;
  }) as Promise<Result>;
}

/** Announces an edited post: to the search index, the event log and its case, and for another's post to the trail. */
export async function announceEdit(
  transaction: Connection,
  kind: PostKind,
  { number, ...post }: ToldPost & { number: number },
  user: Account,
): Promise<void> {
  const { id, ownerId } = post;
  const { edited } = postKinds[kind];
  await indexPosts(transaction, [id]);
  if (edited) await logEvents(transaction, { kind: edited, actorId: user.id, postId: id, data: dataOf(post) });
  await recordEdit(transaction, { parent: postKinds[kind].path, id: number }, ownerId === user.id);
  if (ownerId !== user.id) await addToTrail(transaction, { by: user, action: "edited", subject: kind, id: number });
}

/** Locks a post for a member who may edit it. Throws not-found, or forbidden with `refusal`. */
export async function postToEdit(database: Connection, { kind, number, user, refusal }: PostOf): Promise<LockedPost> {
  const [post] = await database<LockedPost[]>`
    with held as (${lockingMember(database, user.id)})
    select posts.id, owner_id from held, posts
    where ${isPostAt(database, kind, number, user)} for no key update of posts`;
  if (!post) throw notFound(kind);
  if (!mayEdit(user, post)) throw forbidden(refusal);
  return post;
}

/**
 * Deletes a post with its comments: into its owner's bin, or by a decision of the team. Throws not-found, or forbidden with
 * `refusal`.
 */
export async function deletePost(database: Database, wanted: PostOf, removal: Omit<Removal, "by">): Promise<void> {
  const { kind, number, user } = wanted;
  const thing = { parent: postKinds[kind].path, id: number };
  await database.begin(async (transaction) => {
    if (await removeByTeam(transaction, thing, { ...removal, by: user })) return;
    await postToEdit(transaction, wanted);
    await putIntoBin(transaction, thing);
  });
}
