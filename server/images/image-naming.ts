import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";

/** `field` is the form's field of the text. */
type Naming = { field: string; hashes: readonly string[] };

/** Records that a text of a post uses pictures, and locks these against deletion. Throws invalid where one is missing. */
export async function nameImages(transaction: Connection, { postId, ...naming }: Naming & { postId: number }) {
  if (naming.hashes.length === 0) return;
  await lockImages(transaction, naming);
  await transaction`
    insert into post_images (post_id, image_hash)
    select ${postId}::int, unnest(${[...naming.hashes]}::text[]) on conflict do nothing`;
}

/** As `nameImages`, for a member's profile. */
export async function nameImagesOfProfile(transaction: Connection, { userId, ...naming }: Naming & { userId: number }) {
  if (naming.hashes.length === 0) return;
  await lockImages(transaction, naming);
  await transaction`
    insert into profile_images (user_id, image_hash)
    select ${userId}::int, unnest(${[...naming.hashes]}::text[]) on conflict do nothing`;
}

async function lockImages(transaction: Connection, { field, hashes }: Naming): Promise<void> {
  const held = await transaction<{ hash: string }[]>`
    select hash from images where hash = any(${[...hashes]}) order by hash for key share`;
  if (held.length < hashes.length) throw invalid({ [field]: says("pictureIsGone") });
}

/** As `nameImages`, for all texts on these posts' pages, after an import; missing pictures are ignored. */
export async function nameImagesOf(transaction: Connection, postIds: readonly number[]): Promise<void> {
  await transaction`
    insert into post_images (post_id, image_hash)
    select post_id, hash
    from post_texts cross join regexp_matches(words, '/api/images/([0-9a-f]{64})\\.webp', 'g') named
      join images on hash = named[1]
    where post_id = any(${[...postIds]}::int[])
    on conflict do nothing`;
}
