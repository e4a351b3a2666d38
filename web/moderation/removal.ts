import type { Rule } from "../../contract/moderation/moderated-records.ts";

/** Why staff delete someone else's post or comment. */
export type Removal = { reason: Rule; text: string };
export const nothingSaid: Removal = { reason: "other", text: "" };
