import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import { type NewQuestion, newQuestion, type Question, questionTitleMaxDefault } from "../../contract/questions.ts";
import { site } from "../ui/shell/site.ts";

export type QuestionValues = { title: string; description: string; skills: number[] };
export type QuestionFormState = UseFormReturn<QuestionValues, unknown, NewQuestion>;

/** The longest title, as this board is configured. */
export const titleMax = Number(site.questionTitleMax) || questionTitleMaxDefault;

export const questionResolver = zodResolver(newQuestion(titleMax)) as never as Resolver<
  QuestionValues,
  unknown,
  NewQuestion
>;

export const valuesOf = (question?: Question): QuestionValues => ({
  title: question?.title ?? "",
  description: question?.description ?? "",
  skills: question?.Skills.map(({ id }) => id) ?? [],
});
