import { z } from "zod";
import { imageTypes, notAnImage, portraitSize } from "../../../contract/interface/image-fields.ts";

const isPicture = (file: File) => (imageTypes as readonly string[]).includes(file.type);

/** Validates a chosen picture's type and size in the browser; the server also checks its content. */
export const chosenPicture = z
  .custom<File>((value) => value instanceof File, notAnImage)
  .refine(isPicture, { error: notAnImage, abort: true })
  .refine((file) => file.size <= portraitSize.bytesMax, portraitSize.tooLarge)
  .optional();
