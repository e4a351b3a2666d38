import { queryOptions } from "@tanstack/react-query";
import {
  askQuestion,
  deleteQuestion,
  editQuestion,
  getQuestion,
  listQuestions,
  type NewQuestion,
  type Question,
} from "../../contract/questions/questions.ts";
import { call } from "../api/api.ts";
import { postKeys, usePostDeletion, usePostSaving } from "../posts/post-queries.ts";
import { withCutPosts } from "../ui/lists/cut-posts.ts";

export const questionKeys = postKeys("questions");

export const questionsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: questionKeys.list(page, search),
    queryFn: ({ signal }) => call(listQuestions, { page, search }, signal),
    select: withCutPosts<Question>,
  });

export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: questionKeys.one(id),
    queryFn: ({ signal }) => call(getQuestion, { id }, signal),
  });

/** Asks a question, or saves the one with this id. */
export const useSaveQuestion = (id?: number) =>
  usePostSaving(questionKeys, (question: NewQuestion, key) =>
    id === undefined ? call(askQuestion, question, undefined, key) : call(editQuestion, { ...question, id }),
  );

export const useDeleteQuestion = () => usePostDeletion(questionKeys, (question) => call(deleteQuestion, question));
