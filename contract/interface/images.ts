import { z } from "zod";

/** Pictures come as PNG or JPEG, whatever their name says. */
export const imageTypes = ["image/png", "image/jpeg"] as const;
export const imageBytesMax = 2 * 1024 * 1024;
export const imagePixelsMax = 25_000_000;

export const notAnImage = "Please choose a PNG or JPEG picture";
export const imageTooLarge = "Please choose a picture of at most 2 MB";

/** The bytes of a picture: a File in the browser, a buffer on the server. An empty file input sends none. */
export type ImageBytes = Uint8Array | { arrayBuffer(): Promise<ArrayBuffer> };
export const image = z.custom<ImageBytes>((value) => typeof value === "object" && value !== null, notAnImage);

/** What becomes of the picture that a record has; a new one takes its place in any case. */
export const pictureFate = z.enum(["keep", "remove"], "Please keep the picture or remove it");
export type PictureFate = z.infer<typeof pictureFate>;
