import { z } from "zod";
import { rule } from "../moderation/things.ts";
import { id, optionalText } from "./fields.ts";

export const deletionReasonMax = 1000;

/** What is to be deleted. Of staff who delete what is another's `reason` and `text` say why; of the owner nothing is kept. */
export const deletionOfPost = z.object({
  id,
  reason: rule.default("other"),
  text: optionalText(deletionReasonMax),
});
export type Deletion = z.output<typeof deletionOfPost>;
