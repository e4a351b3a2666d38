import type { List, ListQuery } from "../../contract/interface/lists.ts";
import type { Binned, BinnedByStaff } from "../../contract/moderation/bin.ts";
import { paths, places } from "../../contract/pages.ts";
import { type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { kindOf, restoreFromBin } from "./bin-entries.ts";
import { beginningOf } from "./record-sql.ts";
import { readableTitles } from "./record-titles.ts";
import { lockText, type TextAddress } from "./text-lock.ts";

type Page = Pick<ListQuery, "page" | "limit">;

/** What a member deleted and can restore, last deleted first. */
export const ownBin = (database: Connection, memberId: number, page: Page): Promise<List<Binned>> =>
  binPage(database, database`deletions.owner_id = ${memberId} and decision_id is null`, page);

/** What the team removed, while an appeal is possible or pending. */
export const staffBin = (database: Connection, page: Page): Promise<List<BinnedByStaff>> =>
  binPage(database, database`decision_id is not null and (gone_at > now() or ${isAppealed(database)})`, page);

/** Whether an appeal is pending against the removal of a row of `deletions`, in SQL. */
export const isAppealed = (database: Connection): Fragment => database`
  exists (select from appeals where appeals.decision_id = deletions.decision_id and state = 'asked')`;

type Row = Omit<BinnedByStaff, "parent"> & { kind: PostKind; isComment: boolean };

async function binPage(database: Connection, isChosen: Fragment, { page, limit }: Page): Promise<List<BinnedByStaff>> {
  const [rows, [{ total }]] = await Promise.all([
    database<Row[]>`
      select posts.kind, comment_id is not null as is_comment, coalesce(comment_id, posts.number) as id, deleted_at, gone_at,
        (select case_id from decisions where decisions.id = decision_id) as case_id,
        case when comment_id is not null then ${beginningOf(database)} else posts.title end as title,
        (select count(*)::int from comments below
          where below.post_id = deletions.post_id and below.state in ('shown', 'waiting', 'hidden')) as comments
      from deletions left join comments on comments.id = comment_id
        join posts on posts.id = coalesce(deletions.post_id, comments.post_id)
      where ${isChosen} order by deleted_at desc, deletions.id desc limit ${limit} offset ${(page - 1) * limit}::bigint`,
    database<[{ total: number }]>`select count(*)::int as total from deletions where ${isChosen}`,
  ]);
  const binned = rows.map(({ kind, isComment, ...row }) => {
    return { ...row, parent: isComment ? ("comments" as const) : postKinds[kind].path };
  });
  return listReply({ page, limit }, await readableTitles(database, binned), total);
}

/**
 * Restores something that a member deleted, and returns its address; one already restored just gives the address. Throws
 * not-found if it isn't theirs, and a conflict for a comment on a deleted post.
 */
export function restore(database: Database, thing: TextAddress, memberId: number): Promise<{ path: string }> {
  return database.begin(async (transaction) => {
    await lockingMember(transaction, memberId);
    const held = await lockText(transaction, thing);
    if (held?.ownerId !== memberId || held.state === "removed") throw notFound(kindOf(thing));
    const { kind, number, commentId } = held;
    if (commentId !== null) {
      const [post] = await transaction<{ state: string }[]>`select state from posts where id = ${held.postId}`;
      if (post?.state === "binned" || post?.state === "removed") throw conflict("stoodOnDeleted");
    }
    if (held.state === "binned") await restoreFromBin(transaction, thing, held);
    const page = paths[kind](number);
    return { path: commentId === null ? page : `${page}#${places.comment(commentId)}` };
  });
}
