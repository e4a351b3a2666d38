import type { PostKind } from "../posts.ts";

/** The kinds that have a searchable list. */
export type ListKind = PostKind | "skill" | "user" | "cohort";
