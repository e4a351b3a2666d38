import { z } from "zod";
import { says } from "./messages.ts";

/** Pictures come as PNG or JPEG, whatever their name says. */
export const imageTypes = ["image/png", "image/jpeg"] as const;
const megabytesMax = 2;
export const imageBytesMax = megabytesMax * 1024 * 1024;
export const imagePixelsMax = 25_000_000;

export const notAnImage = says("notAnImage");
export const imageTooLarge = says("imageTooLarge", megabytesMax);

/** The bytes of a picture: a File in the browser, a buffer on the server. An empty file input sends none. */
export type ImageBytes = Uint8Array | { arrayBuffer(): Promise<ArrayBuffer> };
export const image = z.custom<ImageBytes>((value) => typeof value === "object" && value !== null, notAnImage);

/** What becomes of the picture that a record has; a new one takes its place in any case. */
export const pictureFate = z.enum(["keep", "remove"], says("keepOrRemovePicture"));
export type PictureFate = z.infer<typeof pictureFate>;
