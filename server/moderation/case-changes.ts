import type { ModeratedParent, ModeratedRecord } from "../../contract/moderation/moderated-records.ts";
import { postKinds } from "../../contract/posts.ts";
import type { Connection, Fragment } from "../database/connection.ts";
import { contentPrint } from "./content-fingerprint.ts";

/**
 * To be called after a thing was saved. If its content changed, its case counts as unseen; if its owner changed a hidden thing, a
 * new review is requested.
 */
export async function recordEdit(transaction: Connection, thing: ModeratedRecord, isByOwner: boolean): Promise<void> {
  const { parent, id } = thing;
  const [changed] = await transaction<{ id: number }[]>`
    update cases set content_print = print, ${asUnseen(transaction)},
      look_at = case when ${isByOwner} and exists (
        select from decisions where decisions.id = notice_id and outcome = 'hidden'
      ) then coalesce(look_at, now()) else look_at end
    from (select ${contentPrint(transaction, thing)} as print) saved
    where parent = ${parent} and record_id = ${id} and content_print is distinct from print returning id`;
  if (changed) await transaction`select tally_case(${changed.id})`;
}

/** Closes the cases of things that were deleted or moved to a bin, which also answers their reports. */
export async function closeCases(transaction: Connection, things: readonly ModeratedRecord[]): Promise<void> {
  if (things.length === 0) return;
  await transaction`
    select close_case(parent, id) from jsonb_to_recordset(${transaction.json([...things])}) as gone (parent text, id int)`;
}

/** As `recordEdit`, for posts that an import wrote, by their keys. */
export async function recordPostEdits(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await ofPosts(transaction, postIds, (parent, numbers) => noteEach(transaction, parent, numbers));
}

/** As `recordEdit`, for members that an import wrote. */
export const recordMemberEdits = (transaction: Connection, ids: readonly number[]): Promise<unknown> =>
  noteEach(transaction, "users", transaction`select unnest(${[...ids]}::int[])`);

/** Updates the content prints of posts whose skills were changed in the catalogue: that isn't an edit. */
export async function updateContentPrints(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await ofPosts(
    transaction,
    postIds,
    (parent, numbers) => transaction`
      update cases set content_print = print from (${printsOf(transaction, parent, numbers)}) saved
      where cases.id = saved.id`,
  );
}

const asUnseen = (transaction: Connection) =>
  transaction`found_fine = false, version = version + 1, changed_version = version + 1`;

const noteEach = (transaction: Connection, parent: ModeratedParent, numbers: Fragment): Promise<unknown> => transaction`
  update cases set content_print = print, ${asUnseen(transaction)}
  from (${printsOf(transaction, parent, numbers)}) saved
  where cases.id = saved.id and content_print is distinct from print`;

const printsOf = (transaction: Connection, parent: ModeratedParent, numbers: Fragment) => transaction`
  select id, ${contentPrint(transaction, { parent, id: transaction`known.record_id` })} as print
  from cases known where parent = ${parent} and record_id in (${numbers}) order by id for no key update`;

async function ofPosts(
  transaction: Connection,
  ids: readonly number[],
  write: (parent: ModeratedParent, numbers: Fragment) => Promise<unknown>,
): Promise<void> {
  for (const [kind, { path }] of Object.entries(postKinds)) {
    await write(path, transaction`select number from posts where kind = ${kind} and id = any(${[...ids]}::int[])`);
  }
}
