import { z } from "zod";
import { facetsAsked, onlyWhereTrue, repeatable } from "../interface/facets.ts";
import { positive } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";

/** `unanswered`: no answer; `open`: answers, none accepted; `answered`: one is accepted. */
export const questionStates = ["unanswered", "open", "answered"] as const;

/** Ties are broken by the newest. */
export const questionSorts = ["newest", "active", "votes"] as const;
export type QuestionSort = (typeof questionSorts)[number];

export const questionQuery = listQuery().extend({
  state: repeatable(z.enum(questionStates)),
  /** Questions that name all of these skills themselves. */
  skill: repeatable(positive),
  mine: onlyWhereTrue,
  sort: z.enum(questionSorts).optional(),
  ...facetsAsked,
});
export type QuestionQuery = z.output<typeof questionQuery>;

export const questionFacetNames = ["state", "skill"] as const;
export type QuestionFacetName = (typeof questionFacetNames)[number];
