import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { person } from "./people/people.ts";
import { skillName } from "./skills.ts";

/** `number` counts from 1, the version as posted. A removed version's texts are null. */
const version = z.object({ number: z.int(), at: moment, User: person.nullable(), removed: z.boolean() });

const versionsOf = listQuery({ byDefault: 20, most: 50 }).omit({ search: true }).extend({ id });
const oneVersion = z.object({ id, number: id });

const commentVersion = version.extend({ text: z.string().nullable() });
export type CommentVersion = z.infer<typeof commentVersion>;

export const listCommentVersions = endpoint({
  method: "GET",
  path: "/comments/:id/versions",
  access: "member",
  summary: "What a comment said and says, newest first.",
  input: versionsOf,
  output: listOf(commentVersion),
});

export const removeCommentVersion = endpoint({
  method: "DELETE",
  path: "/comments/:id/versions/:number",
  access: "member",
  summary: "Forget the words of a version that stands no more. Author, moderator or admin.",
  input: oneVersion,
});

const questionVersion = version.extend({
  title: z.string().nullable(),
  description: z.string().nullable(),
  Skills: z.array(skillName).nullable(),
});
export type QuestionVersion = z.infer<typeof questionVersion>;

export const listQuestionVersions = endpoint({
  method: "GET",
  path: "/questions/:id/versions",
  access: "member",
  summary: "What a question said and says, newest first.",
  input: versionsOf,
  output: listOf(questionVersion),
});

export const removeQuestionVersion = endpoint({
  method: "DELETE",
  path: "/questions/:id/versions/:number",
  access: "member",
  summary: "Forget the words of a version that stands no more. Owner of the question, moderator or admin.",
  input: oneVersion,
});
