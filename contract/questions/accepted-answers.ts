import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { anyId, id } from "../interface/fields.ts";
import { wholeQuestion } from "./questions.ts";

export const acceptAnswer = endpoint({
  method: "PUT",
  path: "/questions/:id/accepted-answer",
  access: "member",
  summary: "Say which answer helped, in place of whichever did before. Owner of the question, moderator or admin.",
  input: z.object({ id, commentId: anyId }),
  output: wholeQuestion,
});

export const takeBackAcceptance = endpoint({
  method: "DELETE",
  path: "/questions/:id/accepted-answer",
  access: "member",
  summary: "Say that no answer is accepted any more. Owner of the question, moderator or admin.",
  input: z.object({ id }),
  output: wholeQuestion,
});
