import type { Connection } from "../database/connection.ts";

/** How long an uploaded picture is kept without a text that uses it. */
const waitsFor = "24 hours";

/** Whether nothing uses a row of `images`, in SQL. Texts that once used it are searched again, as they may have changed. */
const isUnnamed = (database: Connection) => database`(
  not exists (select from users where avatar = hash) and not exists (select from companies where logo = hash)
  and not exists (select from case_pictures where image_hash = hash)
  and not exists (
    select from post_images join post_texts using (post_id) where image_hash = hash and strpos(words, image_address(hash)) > 0)
  and not exists (
    select from profile_images join users on users.id = user_id where image_hash = hash and strpos(about, image_address(hash)) > 0))`;

const isOver = (database: Connection, by?: string) => database`
  (sent_at is null or sent_at <= coalesce(${by ?? null}::timestamptz, now()) - ${waitsFor}::interval)`;

/**
 * Deletes replaced avatars and logos, unless something else uses them. Those locked by another transaction are left to the
 * daily clean-up.
 */
export async function deleteReplacedImages(
  transaction: Connection,
  replaced: readonly (string | null)[],
): Promise<void> {
  const hashes = [...new Set(replaced.filter((hash) => hash !== null))];
  if (hashes.length > 0) await forget(transaction, hashes);
}

/** Deletes the pictures that nothing uses and that were last uploaded a day before `by`; returns their hashes. */
export async function deleteUnusedImages(transaction: Connection, by: string): Promise<string[]> {
  const unnamed = await transaction<{ hash: string }[]>`
    select hash from images where ${isOver(transaction, by)} and ${isUnnamed(transaction)}`;
  return forget(
    transaction,
    unnamed.map(({ hash }) => hash),
    by,
  );
}

/**
 * Locks the pictures before checking again: whoever starts to use one holds a lock on it, so that afterwards it is either used
 * or can't be any more.
 */
async function forget(transaction: Connection, hashes: string[], by?: string): Promise<string[]> {
  const held = await transaction<{ hash: string }[]>`
    select hash from images where hash = any(${hashes}) order by hash for update skip locked`;
  const forgotten = await transaction<{ hash: string }[]>`
    delete from images
    where hash = any(${held.map(({ hash }) => hash)}) and ${isOver(transaction, by)} and ${isUnnamed(transaction)}
    returning hash`;
  return forgotten.map(({ hash }) => hash).sort();
}
