import PQueue from "p-queue";
import sharp from "sharp";
import { imagePixelsMax, notAnImage } from "../../contract/interface/image-fields.ts";
import { invalid } from "../http/problems.ts";

export type EncodedImage = { content: Buffer; width: number; height: number };

// Only PNG and JPEG are ever decoded: libvips has many other loaders, and a few kilobytes of SVG can cost gigabytes of memory.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer"] });

sharp.concurrency(1);
sharp.cache(false);
// Limits the memory of concurrent large pictures, and lets no member's pictures delay another's.
const inFairQueue = fairQueue(2);

/**
 * Decodes a PNG or JPEG by its content and re-encodes it as WebP without metadata. Throws invalid on the field `file` for
 * anything else, and for more than 25 megapixels.
 */
export const encodeImage = (sent: Uint8Array, memberId: number, longestSide: number): Promise<EncodedImage> =>
  inFairQueue(memberId, () => reencode(sent, longestSide));

async function reencode(sent: Uint8Array, longestSide: number): Promise<EncodedImage> {
  try {
    const picture = sharp(sent, { limitInputPixels: imagePixelsMax, failOn: "error", sequentialRead: true });
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw invalid({ file: notAnImage });
  }
}

/** Runs at most `atOnce` jobs, and one per member, so that a member with many jobs doesn't delay others. */
function fairQueue(atOnce: number) {
  const shared = new PQueue({ concurrency: atOnce });
  const ownQueues = new Map<number, PQueue>();

  return async <Result>(memberId: number, work: () => Promise<Result>): Promise<Result> => {
    const own = ownQueues.get(memberId) ?? new PQueue({ concurrency: 1 });
    ownQueues.set(memberId, own);
    try {
      return await own.add(() => shared.add(work));
    } finally {
      if (own.size + own.pending === 0) ownQueues.delete(memberId);
    }
  };
}
