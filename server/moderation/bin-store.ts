import type { List, ListQuery } from "../../contract/interface/lists.ts";
import { type Binned, type BinnedByStaff, binDays } from "../../contract/moderation/bin.ts";
import { paths, places } from "../../contract/pages.ts";
import { kindAt, type PostKind, postKinds } from "../../contract/posts.ts";
import type { Connection, Database, Fragment } from "../database/connection.ts";
import { conflict, notFound } from "../http/problems.ts";
import { listReply } from "../lists/list-page.ts";
import { lockingMember } from "../visibility/visibility.ts";
import { closeCases } from "./case-changes.ts";
import { beginningOf } from "./record-sql.ts";
import { readableTitles } from "./record-titles.ts";
import { isDeletionOf, type LockedText, lockText, type TextAddress, type TextState } from "./text-lock.ts";
import { changeState } from "./text-states.ts";

/** Moves a post or comment into its owner's bin: invisible to all at once, and its cases are closed. Throws not-found. */
export async function putIntoBin(transaction: Connection, named: TextAddress): Promise<void> {
  const thing = await lockText(transaction, named);
  if (!thing || thing.state === "binned") throw notFound(kindOf(named));
  await transaction`
    insert into deletions (post_id, comment_id, owner_id, former_state, gone_at)
    values (${thing.commentId === null ? thing.postId : null}, ${thing.commentId}, ${thing.ownerId}, ${thing.state},
      now() + ${binDays} * interval '1 day')`;
  await changeState(transaction, thing, "binned");
  await closeCases(transaction, [named]);
  if (thing.commentId === null) {
    await transaction`select close_case('comments', record_id) from ${casesBelow(transaction, thing)} where not gone`;
  }
}

/** Restores something from its owner's bin to its former state. The lock on `thing` makes concurrent calls see it restored. */
async function restoreFromBin(transaction: Connection, named: TextAddress, thing: LockedText): Promise<void> {
  const [{ formerState }] = await transaction<[{ formerState: TextState }]>`
    delete from deletions where ${isDeletionOf(transaction, thing)} returning former_state`;
  await changeState(transaction, thing, formerState);
  await transaction`select reopen_case(${named.parent}, ${named.id})`;
  if (thing.commentId === null) {
    await transaction`
      select reopen_case('comments', record_id) from ${casesBelow(transaction, thing)}
      where gone and comments.state not in ('binned', 'deleted')`;
  }
}

/** The comments on a post with their cases, in SQL; the cases close and reopen with the post. */
const casesBelow = (transaction: Connection, { postId }: LockedText) => transaction`
  (select * from comments where post_id = ${postId} order by id) comments
    join cases on parent = 'comments' and record_id = comments.id`;

export const kindOf = ({ parent }: TextAddress) => (parent === "comments" ? "comment" : kindAt(parent));

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
