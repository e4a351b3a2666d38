import type { CaseState, WaitsFor } from "../moderation/case-states.ts";
import type { PostKind } from "../posts.ts";
import type { QuestionState } from "../questions/question-filters.ts";

/** The kinds of records that replies are made of, and are made anew with. */
export type RecordKind =
  | PostKind
  | "closed_job"
  | `${QuestionState}_question`
  | `${PostKind}_comment`
  | "answer"
  | "user"
  | "user_skill"
  | "skill"
  | "cohort"
  | "implication"
  | `${CaseState | WaitsFor}_case`;

/** What there are lists of, and what is searched for. */
export type ListKind = PostKind | "skill" | "user" | "cohort";
