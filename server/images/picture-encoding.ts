import sharp from "sharp";
import { imagePixelsMax, notAnImage } from "../../contract/interface/images.ts";
import { invalid } from "../http/problems.ts";
import { fairQueue } from "./fair-queue.ts";

/** The longest side that any screen of ours shows, at twice its density. */
const longestSide = 512;

// Nothing but PNG and JPEG is ever decoded: other loaders are many, and a few kilobytes of SVG can cost gigabytes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer"] });

sharp.concurrency(1);
sharp.cache(false);
// Ten large ones at once must not cost ten times the memory, nor one member's many keep another's waiting.
const inFairQueue = fairQueue(2);

/**
 * Decodes a PNG or JPEG by its content and encodes it anew as WebP: nothing but the picture is left of what was sent.
 * Throws invalid on the field `file` for anything else, and for more than 25 megapixels.
 */
export const encodeImage = (sent: Uint8Array, memberId: number): Promise<Buffer> =>
  inFairQueue(memberId, () => reencode(sent));

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
