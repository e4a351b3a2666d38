import { postPaths } from "../posts.ts";

/** What an entry can be about, as addresses name it. */
export const entryParents = [...postPaths, "users", "conversations", "cohorts", "reports", "saved-searches"] as const;
export type EntryParent = (typeof entryParents)[number];
