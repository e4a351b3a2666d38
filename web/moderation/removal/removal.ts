import type { Rule } from "../../../contract/moderation/things.ts";

/** What staff say with the deletion of what is another's. */
export type Removal = { reason: Rule; text: string };
export const nothingSaid: Removal = { reason: "other", text: "" };
