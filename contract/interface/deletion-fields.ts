import { z } from "zod";
import { rule } from "../moderation/moderated-records.ts";
import { id, optionalText } from "./fields.ts";

export const deletionReasonMax = 1000;

/** `reason` and `text` say why staff delete someone else's post; for an owner's own deletion they are not stored. */
export const deletionOfPost = z.object({
  id,
  reason: rule.default("other"),
  text: optionalText(deletionReasonMax),
});
export type Deletion = z.output<typeof deletionOfPost>;
