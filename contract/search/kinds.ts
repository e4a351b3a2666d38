import { postPaths } from "../posts.ts";

/** What one box finds, in the order in which it is shown. */
export const searchKinds = [...postPaths, "users", "skills", "cohorts"] as const;
export type SearchKind = (typeof searchKinds)[number];
