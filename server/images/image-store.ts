import { createHash } from "node:crypto";
import { type ImageBytes, notAnImage, type PictureFate } from "../../contract/interface/images.ts";
import type { Connection } from "../database/connection.ts";
import type { RateLimits } from "../http/limits/rate-limits.ts";
import { invalid } from "../http/problems.ts";

type Uploader = { limits: RateLimits; memberId: number };

/**
 * A sent picture, encoded anew; null where none was sent. To be done before the transaction that keeps it. Throws 429 for
 * one too many of a member in a day; what is no picture doesn't count.
 */
export async function encodedImage(
  sent: ImageBytes | undefined,
  { limits, memberId }: Uploader,
): Promise<Buffer | null> {
  if (!sent) return null;
  if (!(sent instanceof Uint8Array)) throw invalid({ file: notAnImage });
  await limits.enforce("pictures", String(memberId));
  // The library is large, and not needed before the first picture.
  const { encodeImage } = await import("./picture-encoding.ts");
  return encodeImage(sent, memberId).catch(async (error: unknown) => {
    await limits.giveBack("pictures", String(memberId));
    throw error;
  });
}

/** Keeps an encoded picture under the SHA-256 of its bytes. Returns that, or null where there is none. */
export async function keepImage(database: Connection, content: Buffer | null): Promise<string | null> {
  if (!content) return null;
  const hash = createHash("sha256").update(content).digest("hex");
  await database`insert into images (hash, content) values (${hash}, ${content}) on conflict do nothing`;
  return hash;
}

/** The hash of a record's picture from now on, in SQL: the new one's, none, or as before. */
export const pictureAfter = (
  database: Connection,
  column: "avatar" | "logo",
  { kept, fate }: { kept: string | null; fate: PictureFate },
) => (kept === null && fate === "remove" ? database`null` : database`coalesce(${kept}, ${database(column)})`);

/** Forgets pictures that no profile and no company shows any more: they are gone from their addresses, too. */
export async function forgetPictures(transaction: Connection, replaced: readonly (string | null)[]): Promise<void> {
  const hashes = [...new Set(replaced.filter((hash) => hash !== null))];
  if (hashes.length === 0) return;
  await transaction`
    delete from images where hash = any(${hashes})
      and not exists (select from users where avatar = hash) and not exists (select from companies where logo = hash)`;
}

export async function imageByHash(database: Connection, hash: string): Promise<Buffer | null> {
  const [row] = await database<{ content: Buffer }[]>`select content from images where hash = ${hash}`;
  return row?.content ?? null;
}
