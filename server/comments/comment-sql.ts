import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import type { Session } from "../http/session.ts";
import { isNotDeleted, isVisible } from "../visibility/visibility.ts";

export type CommentReader = Pick<Session, "user" | "hasHidden">;

/**
 * Whether a reader of the post `posts` may read a comment's text, in SQL. Waiting and hidden comments are shown to their author
 * and to staff. Whoever may read a hidden post reads the comments below it.
 */
export function isCommentShown(
  database: Connection,
  rows: "comments" | "replies",
  reader: CommentReader | null,
): Fragment {
  const comment = database(rows);
  const isHere = isVisible(database, rows);
  if (reader && maySeeHidden(reader.user)) {
    return database`(${isHere} or (${comment}.state in ('waiting', 'hidden') and not ${comment}.suspended)
      or (not posts.visible and ${isNotDeleted(database, rows)}))`;
  }
  if (!reader?.hasHidden) return isHere;
  return database`(${isHere} or (
    (${comment}.state = 'shown' or (${comment}.state in ('waiting', 'hidden') and ${comment}.owner_id = ${reader.user.id}))
    and (not ${comment}.suspended or not posts.visible)
    and not exists (select from users authors where authors.id = ${comment}.owner_id and authors.suspended)))`;
}

/** Whether a comment is listed, in SQL: it can be read, or a reply to it can, by everyone or by a reader. */
export const isCommentListed = (database: Connection, reader: CommentReader | null): Fragment => database`
  (${isCommentShown(database, "comments", reader)} or exists (
    select from comments replies where replies.reply_to_id = comments.id and ${isCommentShown(database, "replies", reader)}))`;

type Standing = { isStub: Fragment; acceptedId: Fragment; voted: Fragment };

/** The columns of a comment in replies, in SQL; of a stub only its place and times. */
export const commentColumns = (database: Connection, { isStub, acceptedId, voted }: Standing): Fragment => database`
  comments.id, comments.reply_to_id, comments.created_at, comments.updated_at, ${isStub} as deleted,
  case when ${isStub} then '' else comments.text end as text,
  case when not ${isStub} then comments.owner_id end as owner_id,
  case when not ${isStub} then comments.edited_at end as edited_at,
  case when ${isStub} then 0 else comments.votes end as votes, ${voted} as voted,
  comments.id is not distinct from ${acceptedId} as accepted`;
