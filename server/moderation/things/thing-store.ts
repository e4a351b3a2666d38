import type { Thing } from "../../../contract/moderation/things.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import { kindAt } from "../../../contract/posts.ts";
import { maySeeHidden } from "../../../contract/rights.ts";
import type { Connection, Fragment } from "../../database/connection.ts";
import { isPost, thingRow } from "./thing-sql.ts";

/** A thing that is held: whose it is, what it is called, and whether a reader sees it. */
export type HeldThing = Thing & { authorId: number | null; title: string | null; isSeen: boolean };

/**
 * Holds a thing until the transaction ends, with its author, before its case: as all do who write on it, first members, then a
 * post, then what stands below. Null where there is none.
 */
export async function heldThing(transaction: Connection, thing: Thing, reader: Account): Promise<HeldThing | null> {
  await transaction`
    select from users
    where id = ${reader.id} or id = (select author_id from ${thingRow(transaction, thing)})
    order by id for key share`;
  await holdRow(transaction, thing);
  const [held] = await transaction<Omit<HeldThing, keyof Thing>[]>`
    select author_id, title, ${isSeenBy(transaction, thing, reader)} as is_seen from ${thingRow(transaction, thing)}`;
  return held ? { ...thing, ...held } : null;
}

async function holdRow(transaction: Connection, { parent, id }: Thing): Promise<void> {
  if (isPost(parent)) {
    await transaction`select from posts where kind = ${kindAt(parent)} and number = ${id} for no key update`;
  } else if (parent === "comments") {
    await transaction`
      select from posts where id = (select post_id from comments where comments.id = ${id}) for no key update`;
    await transaction`select from comments where id = ${id} for no key update`;
  } else {
    await transaction`select from ${transaction(parent)} where id = ${id} for no key update`;
  }
}

/** Messages are seen by whom they were sent to, and by who wrote them. */
const isSeenBy = (transaction: Connection, { parent, id }: Thing, reader: Account): Fragment =>
  parent === "messages"
    ? transaction`exists (
        select from messages join conversation_sides side on side.conversation_id = messages.conversation_id
        where messages.id = ${id} and side.user_id = ${reader.id} and messages.id > side.cleared_until
          and (not withheld or owner_id = ${reader.id}))`
    : transaction`(thing.visible or ${maySeeHidden(reader)})`;
