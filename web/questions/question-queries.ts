import { queryOptions } from "@tanstack/react-query";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { getQuestion, listQuestions, type Question } from "../../contract/questions.ts";
import { call } from "../api/api.ts";
import { postKeys } from "../posts/post-keys.ts";
import { withExcerpts } from "../ui/lists/excerpts.ts";
import type { AskedQuestions } from "./question-filters.ts";

export const questionKeys = postKeys("questions");

export const questionsQuery = (asked: AskedQuestions) =>
  queryOptions({
    queryKey: [...questionKeys.lists, asked],
    queryFn: ({ signal }) => call(listQuestions, asked, signal),
    select: withExcerpts<Question>,
  });

export type QuestionFacets = NonNullable<OutputOf<typeof listQuestions>["facets"]>;

/** The counts for the filters, apart from the list, which doesn't wait for them. */
export const questionFacetsQuery = ({ page: _, sort: __, ...asked }: AskedQuestions) =>
  queryOptions({
    queryKey: [...questionKeys.lists, "facets", asked],
    queryFn: ({ signal }) => call(listQuestions, { ...asked, limit: 1, facets: "true" }, signal),
    select: ({ facets }): QuestionFacets | undefined => facets,
  });

export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: questionKeys.one(id),
    queryFn: ({ signal }) => call(getQuestion, { id }, signal),
  });
