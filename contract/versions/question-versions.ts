import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { listOf } from "../interface/lists.ts";
import { skillName } from "../skills/skills.ts";
import { oneVersion, version, versionsOf } from "./versions.ts";

export const questionVersion = version.extend({
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
