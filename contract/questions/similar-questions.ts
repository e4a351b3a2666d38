import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, optionalText, text } from "../interface/fields.ts";
import { question } from "./questions.ts";

const similarQuestion = question.pick({ id: true, title: true, state: true, answerCount: true, votes: true });
export type SimilarQuestion = z.infer<typeof similarQuestion>;

export const findSimilarQuestions = endpoint({
  method: "GET",
  path: "/questions/similar",
  access: "member",
  summary: "Questions like one that is about to be asked, at most five, the most similar first.",
  input: z.object({ title: text(200), description: optionalText(500), except: id.optional() }),
  output: z.object({ results: z.array(similarQuestion) }),
});
