import { z } from "zod";
import { imageTypes, notAnImage, portraitSize } from "../../../contract/interface/images.ts";

const isPicture = (file: File) => (imageTypes as readonly string[]).includes(file.type);

/** A picture chosen in a form: what the browser can tell of it before the server looks inside. */
export const chosenPicture = z
  .custom<File>((value) => value instanceof File, notAnImage)
  .refine(isPicture, { error: notAnImage, abort: true })
  .refine((file) => file.size <= portraitSize.bytesMax, portraitSize.tooLarge)
  .optional();
