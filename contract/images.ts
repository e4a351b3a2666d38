import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { image, textPictureSize } from "./interface/image-fields.ts";

/** The hash in the address of an uploaded picture; texts show no others. */
export const imageHashIn = (address: string) => /^\/api\/images\/([0-9a-f]{64})\.webp$/.exec(address)?.[1];
/** The hashes of the pictures whose address stands anywhere in a text, also where none is shown. */
export const imageHashesIn = (text: string): string[] =>
  [...text.matchAll(/\/api\/images\/([0-9a-f]{64})\.webp/g)].map(([, hash = ""]) => hash);
export const imageAddress = (hash: string) => `/api/images/${hash}.webp`;

export const addImage = endpoint({
  method: "POST",
  path: "/images",
  access: "member",
  multipart: textPictureSize,
  summary:
    "Send a picture for a text, to be named there by its address: ![…](url). One that no text names within 24 hours is forgotten.",
  input: z.object({ file: image }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  status: 201,
});
