import { createHash } from "node:crypto";
import sharp from "sharp";
import { type ImageBytes, imagePixelsMax, notAnImage } from "../../contract/images.ts";
import type { Connection } from "../database.ts";
import { invalid } from "../problems.ts";

/** The longest side that any screen of ours shows, at twice its density. */
const longestSide = 512;

// Nothing but PNG and JPEG is ever decoded: other loaders are many, and a few kilobytes of SVG can cost gigabytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer"] });

// One picture at a time, on one thread: ten large ones at once must not cost ten times the memory.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a PNG or JPEG by its content and encodes it anew as WebP: nothing but the picture is left of what was sent.
 * Throws invalid on the field `file` for anything else, and for more than 25 megapixels.
 */
function encodeImage(sent: Uint8Array): Promise<Buffer> {
  const encoded = last.then(() => reencode(sent));
  last = encoded.catch(() => {});
  return encoded;
}

async function reencode(sent: Uint8Array): Promise<Buffer> {
  try {
    const picture = sharp(sent, { limitInputPixels: imagePixelsMax, failOn: "error", sequentialRead: true });
    return await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw invalid({ file: notAnImage });
  }
}

/** A sent picture, encoded anew; null where none was sent. To be done before the transaction that keeps it. */
export async function encodedImage(sent: ImageBytes | undefined): Promise<Buffer | null> {
  if (!sent) return null;
  if (!(sent instanceof Uint8Array)) throw invalid({ file: notAnImage });
  return encodeImage(sent);
}

/** Keeps an encoded picture under the SHA-256 of its bytes. Returns that, or null where there is none. */
export async function keepImage(database: Connection, content: Buffer | null): Promise<string | null> {
  if (!content) return null;
  const hash = createHash("sha256").update(content).digest("hex");
  await database`insert into images (hash, content) values (${hash}, ${content}) on conflict do nothing`;
  return hash;
}

export async function imageByHash(database: Connection, hash: string): Promise<Buffer | null> {
  const [row] = await database<{ content: Buffer }[]>`select content from images where hash = ${hash}`;
  return row?.content ?? null;
}
