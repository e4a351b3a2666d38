import { askQuestion, deleteQuestion, editQuestion, type NewQuestion } from "../../contract/questions/questions.ts";
import { call } from "../api/api.ts";
import { usePostDeletion, usePostSaving } from "../posts/post-changes.ts";
import { questionKeys } from "./question-queries.ts";

/** Asks a question, or saves the one with this id. */
export const useSaveQuestion = (id?: number) =>
  usePostSaving(questionKeys, (question: NewQuestion, key) =>
    id === undefined ? call(askQuestion, question, undefined, { key }) : call(editQuestion, { ...question, id }),
  );

export const useDeleteQuestion = () => usePostDeletion(questionKeys, (question) => call(deleteQuestion, question));
