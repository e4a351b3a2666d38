import { z } from "zod";
import { facetsAsked, onlyWhereTrue, severalOf } from "../interface/facets.ts";
import { positive } from "../interface/fields.ts";
import { listQuery } from "../interface/lists.ts";

/** Without an answer, with some of which none is accepted, with an accepted one. */
export const questionStates = ["unanswered", "open", "answered"] as const;
export type QuestionState = (typeof questionStates)[number];

/** Among equals the newest come first. */
export const questionSorts = ["newest", "active", "votes"] as const;
export type QuestionSort = (typeof questionSorts)[number];

export const questionQuery = listQuery().extend({
  state: severalOf(z.enum(questionStates)),
  /** All of them, named by the question itself. */
  skill: severalOf(positive),
  mine: onlyWhereTrue,
  sort: z.enum(questionSorts).optional(),
  ...facetsAsked,
});
export type QuestionQuery = z.output<typeof questionQuery>;

/** What is one's own, and what votes decide: nobody is told when one is given. */
export const isAnsweredAnew = ({ mine, sort }: QuestionQuery) => mine || sort === "votes";

export const questionFacetNames = ["state", "skill"] as const;
export type QuestionFacetName = (typeof questionFacetNames)[number];
