import type { CaseState, WaitsFor } from "../moderation/case-states.ts";
import type { PostKind } from "../posts.ts";
import type { QuestionState } from "../questions/question-filters.ts";

/** The kinds of records that the change feed tells apart. */
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

/** The kinds that have a searchable list. */
export type ListKind = PostKind | "skill" | "user" | "cohort";
