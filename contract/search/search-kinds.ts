import { postPaths } from "../posts.ts";

/** The kinds that the search finds, in display order. */
export const searchKinds = [...postPaths, "users", "skills", "cohorts"] as const;
export type SearchKind = (typeof searchKinds)[number];
