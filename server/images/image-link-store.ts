import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";

/** `field` is the form's field of the text; `writers` are its author and who changes it now. */
export type TextImages = { field: string; hashes: readonly string[]; writers: readonly (number | null)[] };

/**
 * Locks the pictures of a text against deletion, before it is written: afterwards it would show them itself. Throws invalid
 * where one is missing, or was sent by none of these writers and can't be seen at its address at this moment.
 */
export async function lockImages(transaction: Connection, { field, hashes, writers }: TextImages): Promise<void> {
  if (hashes.length === 0) return;
  const held = await transaction<{ hash: string }[]>`
    select hash from images where hash = any(${[...hashes]}) and (
      exists (select from image_senders where image_hash = hash and user_id = any(${[...writers]}::int[]))
      or not is_kept_back(hash))
    order by hash for key share`;
  if (held.length < hashes.length) throw invalid({ [field]: says("pictureIsGone") });
}

/** Records that a text of a post uses locked pictures. */
export async function linkImages(transaction: Connection, postId: number, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await transaction`
    insert into post_images (post_id, image_hash)
    select ${postId}::int, unnest(${[...hashes]}::text[]) on conflict do nothing`;
}

/** As `linkImages`, for a member's profile. */
export async function linkImagesOfProfile(
  transaction: Connection,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await transaction`
    insert into profile_images (user_id, image_hash)
    select ${userId}::int, unnest(${[...hashes]}::text[]) on conflict do nothing`;
}

/** As `linkImages`, for all texts on these posts' pages, after an import; missing pictures are ignored. */
export async function linkImagesOf(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`
    insert into post_images (post_id, image_hash)
    select post_id, hash
    from post_texts cross join regexp_matches(words, '/api/images/([0-9a-f]{64})\\.webp', 'g') named
      join images on hash = named[1]
    where post_id = any(${[...postIds]}::int[])
    on conflict do nothing`;
}
