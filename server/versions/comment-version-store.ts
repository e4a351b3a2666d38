import type { List } from "../../contract/interface/lists.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { mayDeleteComment } from "../../contract/rights.ts";
import type { CommentVersion } from "../../contract/versions.ts";
import { addToTrail } from "../audit/audit-store.ts";
import type { Connection, Database } from "../database/connection.ts";
import { conflict, forbidden, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { withReadableTexts } from "../texts/text-store.ts";
import { personJson } from "../visibility/person-sql.ts";
import { isCommentReadable } from "../visibility/visibility.ts";
import { isReplaceable, type OneVersion, readAtOnce, type VersionsOf } from "./version-sql.ts";

/**
 * Keeps the current version of a comment before its author's edit, unless it is so recent that nobody can have reacted to it.
 * Locks serialise this with replies and acceptances.
 */
export async function keepCommentVersion(transaction: Connection, id: number): Promise<void> {
  await transaction`
    with standing as (
      select comments.*, coalesce(edited_at, created_at) as began from comments where id = ${id}
    ), kept as (
      insert into comment_versions (comment_id, number, at, user_id, text)
      select id, 1 + (select count(*) from comment_versions where comment_id = standing.id), began, owner_id, text from standing
      where not ${isReplaceable(transaction)} or exists (
          select from comments replies
          where replies.reply_to_id = coalesce(standing.reply_to_id, standing.id) and replies.id > standing.id
            and replies.owner_id is distinct from standing.owner_id and replies.created_at >= began)
        or exists (
          select from events
          where comment_id = standing.id and kind = 'answer.accepted' and actor_id is distinct from standing.owner_id
            and at >= began)
      returning comment_id
    )
    update comments set edited_at = now() from kept where id = comment_id`;
}

/** A page of a comment's versions, newest first. Throws not-found if its reader can't see it. */
export function commentVersions(
  database: Database,
  { id, page, limit }: VersionsOf,
  reader: Account,
): Promise<List<CommentVersion>> {
  return readAtOnce(database, async (moment) => {
    const [found] = await moment<{ total: number }[]>`
      select (select 1 + count(*)::int from comment_versions where comment_id = comments.id) as total
      from comments where id = ${id} and ${isCommentReadable(moment, reader)}`;
    if (!found) throw notFound("comment");
    const results = await moment<CommentVersion[]>`
      select number, at, ${personJson(moment)} as "User", text is null as removed, text from (
        select number, at, user_id, text from comment_versions where comment_id = ${id}
        union all
        select ${found.total}::int, coalesce(edited_at, created_at), owner_id, text from comments where id = ${id}
        order by number desc limit ${limit} offset ${(page - 1) * limit}
      ) versions left join users on users.id = user_id order by number desc`;
    return listReply({ page, limit }, await withReadableTexts(moment, "text", results), found.total);
  });
}

/** Deletes the text of a former version. Throws not-found, forbidden, and a conflict for the current one. */
export function removeCommentVersion(database: Database, { id, number, user }: OneVersion): Promise<void> {
  return database.begin(async (transaction) => {
    const [comment] = await transaction<{ ownerId: number | null }[]>`
      select owner_id from comments where id = ${id} and ${isCommentReadable(transaction, user)} for update`;
    if (!comment) throw notFound("comment");
    if (!mayDeleteComment(user, comment)) throw forbidden();
    const [{ former }] = await transaction<[{ former: number }]>`
      select count(*)::int as former from comment_versions where comment_id = ${id}`;
    if (number === former + 1) throw conflict("standingVersion");
    if (number > former) throw notFound("version");
    const { count } = await transaction`
      update comment_versions set text = null where comment_id = ${id} and number = ${number} and text is not null`;
    if (count > 0 && comment.ownerId !== user.id) {
      await addToTrail(transaction, { by: user, action: "redacted", subject: "comment", id });
    }
  });
}
