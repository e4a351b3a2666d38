import { type Comment, type CommentSort, commentMax } from "../../contract/comments.ts";
import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindAt, type PostKind, type PostPath, postKinds } from "../../contract/posts.ts";
import { type Connection, type Fragment, inTransaction } from "../database/connection.ts";
import { loggingEvent } from "../events/event-store.ts";
import { conflict, invalid, notFound, says } from "../http/problems.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { linkImages, lockImages } from "../images/image-link-store.ts";
import { listReply } from "../lists/list-page.ts";
import { limitOfComments, spendMentions, type Writer } from "../moderation/daily-limits.ts";
import type { Guards } from "../moderation/spam-rules.ts";
import { requestReview } from "../moderation/text-hold.ts";
import { isPostAt } from "../posts/post-sql.ts";
import { indexPosts, updateReplyCounts } from "../search-index/search-index-store.ts";
import { type WrittenText, withReadableTexts, writtenText } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isCommentReadable, lockingMember } from "../visibility/visibility.ts";
import { type CommentReader, commentColumns, isCommentListed, isCommentShown } from "./comment-sql.ts";

type Parent = { parent: PostPath; id: number };
type Page = Pick<ListQuery, "page" | "limit"> & { sort?: CommentSort };

/** The comments on a post, with mentions as names. Throws not-found if there is no such post. */
export async function commentsOn(
  database: Connection,
  parent: Parent,
  page: Page,
  reader: CommentReader,
): Promise<List<Comment>> {
  const { results, ...list } = await keptCommentsOn(database, parent, page, reader);
  return { ...list, results: await withReadableTexts(database, "text", results) };
}

/**
 * The comments on a post as they are stored; a deleted one with replies is a stub. A null `saidTo` gives only what everyone may
 * read. Oldest first, the rows before the page are counted in the index alone. Throws not-found if there is no such post.
 */
export async function keptCommentsOn(
  database: Connection,
  { parent, id }: Parent,
  { page, limit, sort = "oldest" }: Page,
  reader: CommentReader,
  saidTo: CommentReader | null = reader,
): Promise<List<Comment>> {
  const kind = kindAt(parent);
  const isShown = database`comments.post_id = posts.id and ${isCommentListed(database, saidTo)}`;
  const isStub = database`(not ${isCommentShown(database, "comments", saidTo)})`;
  const voted = database`(not ${isStub} and exists (
    select from comment_votes where comment_id = comments.id and user_id = ${reader.user.id}))`;
  const rows = await database<(Comment & { total: number })[]>`
    select total, listed.* from (
      select id, visible, accepted_id, (select count(*)::int from comments where ${isShown}) as total
      from posts left join question_states on post_id = posts.id where ${isPostAt(database, kind, id, reader.user)}
    ) posts left join lateral (
      select ${commentColumns(database, { isStub, acceptedId: database`posts.accepted_id`, voted })}, place,
        case when not ${isStub} then ${personJson(database)} end as "User"
      from unnest(array(
        select comments.id from comments ${inOrder(database, sort, isShown)} limit ${limit} offset ${(page - 1) * limit}
      )) with ordinality page (id, place) join comments using (id) left join users on users.id = comments.owner_id
    ) listed on true order by place`;
  const [found] = rows;
  if (!found) throw notFound(kind);
  // A page without comments is one row with the total only.
  const results = rows.filter((row) => row.id !== null);
  return listReply({ page, limit }, results, found.total);
}

/** A thread is a comment with its replies. A comment that waited for the team counts from the moment of its approval. */
function inOrder(database: Connection, sort: CommentSort, isShown: Fragment): Fragment {
  const oldest = database`comments.created_at, comments.id`;
  if (sort === "oldest") return database`where ${isShown} order by ${oldest}`;
  const begins = database`coalesce(comments.reply_to_id, comments.id)`;
  const begun = database`
    case when comments.reply_to_id is null then comments.created_at else (
      select created_at from comments threads where threads.id = comments.reply_to_id) end`;
  if (sort === "threads") {
    return database`where ${isShown} order by ${begun}, ${begins}, comments.reply_to_id is not null, ${oldest}`;
  }
  return database`
    join comments threads on threads.id = ${begins} where ${isShown}
    order by threads.id is not distinct from posts.accepted_id desc,
      case when threads.visible or not posts.visible then threads.votes else 0 end desc,
      threads.created_at, threads.id, comments.reply_to_id is not null, ${oldest}`;
}

type Written = { written: WrittenText; mentions: number[]; isHeld: boolean };
type NewComment = Parent & { text: string; replyToId: number | null; writer: Writer };

/**
 * Adds a comment. Throws not-found if the post is gone or hidden, also if that happens concurrently; a conflict if the
 * post is visible to its author only; invalid if the comment replied to isn't there; 429 for one too many in a day.
 */
export async function addComment(database: Connection, guards: Guards, comment: NewComment): Promise<Comment> {
  const kind = kindAt(comment.parent);
  const written = await writtenText(database, { name: "text", max: commentMax }, comment.text);
  const { limits, defences } = guards;
  const { writer } = comment;
  const mentions = written.members.filter((mentioned) => mentioned !== writer.user.id);
  const insert = (connection: Connection, isHeld: boolean) =>
    insertComment(connection, limits, kind, { ...comment, written, mentions, isHeld });
  const answer = async (transaction: Connection) => {
    const hold = await defences.holds(transaction, writer, { said: written.text });
    await spendMentions(transaction, limits, writer, mentions);
    await lockImages(transaction, { field: "text", hashes: written.images, writers: [writer.user.id] });
    const added = await insert(transaction, hold !== null);
    if (hold) await requestReview(transaction, { postId: added.postId, commentId: added.id }, hold);
    await linkImages(transaction, added.postId, written.images);
    if (comment.replyToId !== null) await updateReplyCounts(transaction, [added.postId]);
    else if (kind === "question") await indexPosts(transaction, [added.postId]);
    return added;
  };
  // Only a question has rows that depend on its comments, so that elsewhere one statement is enough.
  const isPlain = written.images.length === 0 && mentions.length === 0;
  const isOneStatement = kind !== "question" && isPlain && defences.lets(writer, written.text);
  const added = isOneStatement ? await insert(database, false) : await inTransaction(database, answer);
  const [read = added] = await withReadableTexts(database, "text", [added]);
  return read;
}

type Added = Omit<Comment, "User" | "id"> & {
  id: number | null;
  postId: number;
  isShown: boolean;
  /** Null if there is no such thread. */
  isThreadShown: boolean | null;
};

/** Locks what the comment is written below, spends the limit, inserts it, and logs the event. */
async function insertComment(
  database: Connection,
  limits: RateLimits,
  kind: PostKind,
  { id, written, mentions, replyToId, writer, isHeld }: NewComment & Written,
): Promise<Comment & { postId: number }> {
  const by = writer.user;
  const counted = [limitOfComments(writer), String(by.id)] as const;
  // Comments on a question are serialised, because the question counts them.
  const held = kind === "question" ? database`no key update` : database`key share`;
  const standing = { isStub: database`false`, acceptedId: database`0`, voted: database`false` };
  const done = database`select owner_id, post_id, id from comments where not unposted`;
  const [added] = await database<Added[]>`
    with author as (${lockingMember(database, by.id)}), post as (
      select posts.id, posts.visible from author, posts
      where ${isPostAt(database, kind, id, by)} for ${held} of posts
    ), thread as (
      select ${isCommentListed(database, null)} as is_shown from post join comments on post_id = post.id
      where comments.id = ${replyToId} and reply_to_id is null and (${isCommentListed(database, null)} or ${isCommentReadable(database, by)})
      for key share of comments
    ), place as (
      select post.id, author.suspended from author, post
      where post.visible and (${replyToId}::int is null or (select is_shown from thread))
    ), counted as (${limits.spending(...counted, database`from place`)}), comments as (
      insert into comments (text, mentioned, owner_id, post_id, reply_to_id, suspended, unposted, state)
      select ${written.text}::text, ${mentions}::int[], ${by.id}::int, place.id, ${replyToId}::int, suspended, ${isHeld}::boolean,
        ${isHeld ? "waiting" : "shown"}::text
      from place, counted returning *
    ), watched as (
      insert into watches (user_id, post_id) select owner_id, post_id from comments on conflict do nothing
    ), sent as (
      delete from answer_drafts using comments
      where answer_drafts.post_id = comments.post_id and user_id = owner_id and reply_to_id is null
    ), noted as (
      ${loggingEvent(database, eventOf(kind, replyToId, mentions), done)}
    )
    select post.id as post_id, post.visible as is_shown, thread.is_shown as is_thread_shown, ${commentColumns(database, standing)}
    from post left join thread on true left join comments on true`;
  if (!added) throw notFound(kind);
  const { isShown, isThreadShown, id: addedId, ...comment } = added;
  if (addedId !== null) return { ...comment, id: addedId, User: personOf(by) };
  if (!isShown || isThreadShown === false) throw conflict("notShown");
  if (replyToId !== null && isThreadShown === null) throw invalid({ replyToId: says("replyElsewhere") });
  return limits.refuse(database, ...counted);
}

function eventOf(kind: PostKind, replyToId: number | null, mentions: number[]) {
  const data = { ...(replyToId !== null && { replyToId }), ...(mentions.length > 0 && { mentions }) };
  return { kind: replyToId === null ? postKinds[kind].commented : ("comment.posted" as const), data };
}

/** The author as in replies, from the session: saves a look-up. */
export const personOf = ({ id, firstName, lastName, avatar, verified }: Account): Comment["User"] => ({
  id,
  firstName,
  lastName,
  avatar,
  verified,
});
