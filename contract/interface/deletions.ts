import { z } from "zod";
import { id, optionalText } from "./fields.ts";

export const deletionReasonMax = 1000;

/** What is to be deleted. Of staff who delete what is another's `text` is the reason; of the owner nothing is kept. */
export const deletionOfPost = z.object({ id, text: optionalText(deletionReasonMax) });
