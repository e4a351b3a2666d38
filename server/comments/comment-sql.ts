import type { Account } from "../../contract/people/accounts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isSaid, isVisible } from "../visibility/visibility.ts";

/** Whether a comment has its place below a post, in SQL: it can be seen, or a reply to it can. */
export const isInPlace = (database: Connection, reader?: Account): Fragment => database`
  (${isSaid(database, reader)} or exists (
    select from comments replies where replies.reply_to_id = comments.id and ${isVisible(database, "replies")}))`;

type Standing = { isStub: Fragment; acceptedId: Fragment };

/** What replies say of a comment, in SQL; of a stub only where and when it stood. */
export const commentColumns = (database: Connection, { isStub, acceptedId }: Standing): Fragment => database`
  comments.id, comments.reply_to_id, comments.created_at, comments.updated_at, ${isStub} as deleted,
  case when ${isStub} then '' else comments.text end as text,
  case when not ${isStub} then comments.owner_id end as owner_id,
  case when not ${isStub} then comments.edited_at end as edited_at,
  case when ${isStub} then 0 else comments.votes end as votes, false as voted,
  comments.id is not distinct from ${acceptedId} as accepted`;
