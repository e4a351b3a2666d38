import { createHash } from "node:crypto";
import { type ImageBytes, notAnImage, type PictureFate } from "../../contract/images.ts";
import type { Connection } from "../database.ts";
import { invalid } from "../problems.ts";

/** A sent picture, encoded anew; null where none was sent. To be done before the transaction that keeps it. */
export async function encodedImage(sent: ImageBytes | undefined): Promise<Buffer | null> {
  if (!sent) return null;
  if (!(sent instanceof Uint8Array)) throw invalid({ file: notAnImage });
  // The library is large, and not needed before the first picture.
  const { encodeImage } = await import("./picture-encoding.ts");
  return encodeImage(sent);
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

export async function imageByHash(database: Connection, hash: string): Promise<Buffer | null> {
  const [row] = await database<{ content: Buffer }[]>`select content from images where hash = ${hash}`;
  return row?.content ?? null;
}
