import type { ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { kindAt } from "../../contract/posts.ts";
import { maySeeHidden } from "../../contract/rights.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { isCommentReadable } from "../visibility/visibility.ts";
import { isPost, recordRow } from "./record-sql.ts";

/** A thing locked until the transaction ends, with its author and title. */
export type LockedRecord = ModeratedRecord & {
  authorId: number | null;
  title: string | null;
  /** Whether it can be read at its address. */
  isThere: boolean;
};

/** The acting member, who is locked too. */
type Locking = {
  id: number;
  /** Whether its author's row is locked for update, as a suspension needs. */
  withAuthor?: boolean;
};

/**
 * Locks a thing until the transaction ends, with its author and the acting member, before its case. The order is the same for
 * all writers: members, then the post, then its comments. Null if it doesn't exist any more.
 */
export async function lockRecord(
  transaction: Connection,
  thing: ModeratedRecord,
  { id: memberId, withAuthor = false }: Locking,
): Promise<LockedRecord | null> {
  const author = transaction`(select author_id from ${recordRow(transaction, thing)})`;
  // Pipelined: sent at once, executed in this order.
  const locks = [
    transaction`select from users where id = ${memberId} or id = ${author} order by id for key share`,
    ...(withAuthor ? [transaction`select from users where id = ${author} for update`] : []),
    ...rowLocks(transaction, thing),
  ];
  const read = transaction<
    Omit<LockedRecord, keyof ModeratedRecord>[]
  >`select author_id, title, is_there from ${recordRow(transaction, thing)}`;
  const [locked] = (await Promise.all([...locks, read])).at(-1) as Omit<LockedRecord, keyof ModeratedRecord>[];
  return locked ? { ...thing, ...locked } : null;
}

function rowLocks(transaction: Connection, { parent, id }: ModeratedRecord): Fragment[] {
  if (isPost(parent)) {
    return [transaction`select from posts where kind = ${kindAt(parent)} and number = ${id} for no key update`];
  }
  if (parent !== "comments") {
    return [transaction`select from ${transaction(parent)} where id = ${id} for no key update`];
  }
  return [
    transaction`
      select from posts where id = (select post_id from comments where comments.id = ${id}) for no key update`,
    transaction`select from comments where id = ${id} for no key update`,
  ];
}

/** Whether a member can see a thing. */
export async function canSeeRecord(database: Connection, thing: ModeratedRecord, reader: Account): Promise<boolean> {
  const [found] = await database<[{ seen: boolean }?]>`
    select is_there and ${isSeenBy(database, thing, reader)} as seen from ${recordRow(database, thing)}`;
  return found?.seen ?? false;
}

/**
 * Messages are visible to their recipients and their author; comments on a hidden post to its owner too; everyone's own things
 * to themselves.
 */
function isSeenBy(database: Connection, { parent, id }: ModeratedRecord, reader: Account): Fragment {
  if (parent === "messages") {
    return database`exists (
      select from messages join conversation_sides side on side.conversation_id = messages.conversation_id
      where messages.id = ${id} and side.user_id = ${reader.id} and messages.id > side.cleared_until
        and (not withheld or owner_id = ${reader.id}))`;
  }
  const isBelowOwn =
    parent === "comments"
      ? database`exists (select from comments where comments.id = ${id} and ${isCommentReadable(database, reader)})`
      : database`false`;
  return database`(
    thing.visible or ${maySeeHidden(reader)} or thing.author_id is not distinct from ${reader.id}::int or ${isBelowOwn})`;
}
