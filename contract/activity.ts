import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { moment } from "./interface/fields.ts";

/** What can have happened. Answers are comments on questions. */
export const activityKinds = ["job", "project", "question", "comment", "answer", "member"] as const;

/** As many as there are windows to light. */
export const activityMax = 14;
export const activityDays = 14;

export const activityPreview = z.object({ kind: z.enum(activityKinds), at: moment });

/** `title` and `id` are those of the page where it can be seen: of an answer, its question's. */
export const activity = activityPreview.extend({
  page: z.enum(["job", "project", "question", "company", "user"]),
  id: z.int(),
  title: z.string(),
});
export type Activity = z.infer<typeof activity>;
export type ActivityPreview = z.infer<typeof activityPreview>;

export const listActivity = endpoint({
  method: "GET",
  path: "/activity",
  access: "member",
  summary: "What happened on the board in the last days, newest first.",
  output: z.object({ results: z.array(activity) }),
});

/** The same address without a token: that something happened, and in which hour. */
export const previewActivity = endpoint({
  method: "GET",
  path: "/activity",
  access: "visitor",
  summary: "What kinds of things happened on the board in the last days.",
  output: z.object({ results: z.array(activityPreview) }),
});
