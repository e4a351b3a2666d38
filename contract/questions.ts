import { z } from "zod";
import { deletionOfPost } from "./interface/deletions.ts";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, text } from "./interface/fields.ts";
import { idempotencyHeaders } from "./interface/idempotency.ts";
import { listQuery, postListOf } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { descriptionMax } from "./jobs/jobs.ts";
import { person } from "./people/people.ts";

export const questionTitleMax = 30;

export const newQuestion = z.object({
  title: text(questionTitleMax, {
    required: says("titleRequired"),
    tooLong: says("titleTooLong", questionTitleMax),
  }),
  description: text(descriptionMax),
});
export type NewQuestion = z.output<typeof newQuestion>;

/** Its answers are its comments. */
export const question = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  ownerId: z.int().nullable(),
  User: person.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type Question = z.infer<typeof question>;

export const listQuestions = endpoint({
  method: "GET",
  path: "/questions",
  access: "member",
  madeOf: ["question", "question_comment", "user"],
  summary: "Questions, newest first; with `search`, best match first. Descriptions are cut.",
  input: listQuery(),
  output: postListOf(question),
});

export const getQuestion = endpoint({
  method: "GET",
  path: "/questions/:id",
  access: "member",
  madeOf: ["question", "user"],
  summary: "One question, whole.",
  input: z.object({ id }),
  output: question,
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/questions",
  access: "member",
  summary: "Ask a question. It belongs to who asks it.",
  headers: idempotencyHeaders,
  input: newQuestion,
  output: question,
  status: 201,
});

export const editQuestion = endpoint({
  method: "PUT",
  path: "/questions/:id",
  access: "member",
  summary: "Replace a question. Owner, moderator or admin.",
  input: newQuestion.extend({ id }),
  output: question,
});

export const deleteQuestion = endpoint({
  method: "DELETE",
  path: "/questions/:id",
  access: "member",
  summary:
    "Delete a question and its answers. Owner, moderator or admin. Staff may give a reason, `text`, for the audit trail.",
  input: deletionOfPost,
});
