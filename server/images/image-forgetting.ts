import type { Connection } from "../database/connection.ts";

/** So long a picture waits for a text that names it, since it was last sent. */
const waitsFor = "24 hours";

/** Whether nothing shows a row of `images`, in SQL: whatever named it once is read again. */
const isUnnamed = (database: Connection) => database`(
  not exists (select from users where avatar = hash) and not exists (select from companies where logo = hash)
  and not exists (select from case_pictures where image_hash = hash)
  and not exists (
    select from post_images join post_texts using (post_id) where image_hash = hash and strpos(words, hash) > 0)
  and not exists (
    select from profile_images join users on users.id = user_id where image_hash = hash and strpos(about, hash) > 0))`;

const isOver = (database: Connection, by?: string) => database`
  (sent_at is null or sent_at <= coalesce(${by ?? null}::timestamptz, now()) - ${waitsFor}::interval)`;

/**
 * Forgets faces and logos that others took the place of: they are gone from their addresses, too. Those that a text names stay, and
 * those that are named at this moment are left to the daily work: nobody waits for that.
 */
export async function forgetReplaced(transaction: Connection, replaced: readonly (string | null)[]): Promise<void> {
  const hashes = [...new Set(replaced.filter((hash) => hash !== null))];
  if (hashes.length > 0) await forget(transaction, hashes);
}

/** Forgets what nothing names a day after it was last sent, by a moment; returns the hashes. */
export async function forgetUnnamed(transaction: Connection, by: string): Promise<string[]> {
  const unnamed = await transaction<{ hash: string }[]>`
    select hash from images where ${isOver(transaction, by)} and ${isUnnamed(transaction)}`;
  return forget(
    transaction,
    unnamed.map(({ hash }) => hash),
    by,
  );
}

/** Who names one holds it. So these are held first, and looked at again: by then it is named, or it can't be any more. */
async function forget(transaction: Connection, hashes: string[], by?: string): Promise<string[]> {
  const held = await transaction<{ hash: string }[]>`
    select hash from images where hash = any(${hashes}) order by hash for update skip locked`;
  const forgotten = await transaction<{ hash: string }[]>`
    delete from images
    where hash = any(${held.map(({ hash }) => hash)}) and ${isOver(transaction, by)} and ${isUnnamed(transaction)}
    returning hash`;
  return forgotten.map(({ hash }) => hash).sort();
}
