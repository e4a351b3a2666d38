import type { PostKind } from "../posts.ts";

/** The kinds of records that replies are made of, and are made anew with. */
export type RecordKind =
  | PostKind
  | "closed_job"
  | `${PostKind}_comment`
  | "user"
  | "user_skill"
  | "skill"
  | "implication";

/** What there are lists of, and what is searched for. */
export type ListKind = PostKind | "skill" | "user";
