import { z } from "zod";
import { says } from "./messages.ts";

/** The type is told from the content, not from the file's name. */
export const imageTypes = ["image/png", "image/jpeg"] as const;
export const imagePixelsMax = 25_000_000;

const megabyte = 1024 * 1024;
const upTo = (megabytes: number) => ({
  bytesMax: megabytes * megabyte,
  tooLarge: says("imageTooLarge", megabytes),
});
/** The largest upload, for a member's or company's picture and for one in a text. */
export const portraitSize = upTo(2);
export const textPictureSize = upTo(5);
/** How much all pictures take up that a member sent, as they are stored. */
export const picturesMax = { megabytes: 100, bytes: 100 * megabyte };
export type ImageSize = ReturnType<typeof upTo>;

export const notAnImage = says("notAnImage");

/** A picture's bytes: a File in the browser, a buffer on the server. An empty file input sends none. */
export type ImageBytes = Uint8Array | { arrayBuffer(): Promise<ArrayBuffer> };
export const image = z.custom<ImageBytes>((value) => typeof value === "object" && value !== null, notAnImage);

/** What happens to the current picture; an uploaded one replaces it in any case. */
export const pictureFate = z.enum(["keep", "remove"], says("keepOrRemovePicture"));
export type PictureFate = z.infer<typeof pictureFate>;
