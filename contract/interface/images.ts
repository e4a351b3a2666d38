import { z } from "zod";
import { says } from "./messages.ts";

/** Pictures come as PNG or JPEG, whatever their name says. */
export const imageTypes = ["image/png", "image/jpeg"] as const;
export const imagePixelsMax = 25_000_000;

const upTo = (megabytes: number) => ({
  bytesMax: megabytes * 1024 * 1024,
  tooLarge: says("imageTooLarge", megabytes),
});
/** How large a picture may be that is sent: of a member or a company, and in a text. */
export const portraitSize = upTo(2);
export const textPictureSize = upTo(5);
export type ImageSize = ReturnType<typeof upTo>;

export const notAnImage = says("notAnImage");

/** The bytes of a picture: a File in the browser, a buffer on the server. An empty file input sends none. */
export type ImageBytes = Uint8Array | { arrayBuffer(): Promise<ArrayBuffer> };
export const image = z.custom<ImageBytes>((value) => typeof value === "object" && value !== null, notAnImage);

/** What becomes of the picture that a record has; a new one takes its place in any case. */
export const pictureFate = z.enum(["keep", "remove"], says("keepOrRemovePicture"));
export type PictureFate = z.infer<typeof pictureFate>;
