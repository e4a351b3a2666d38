import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { moment } from "./interface/fields.ts";
import { kindsOfPosts, postedKinds } from "./posts.ts";

/** The kinds of activity. A comment on a question is an `answer`. */
export const activityKinds = [...postedKinds, "comment", "answer", "member"] as const;

/** One for each window that the house on the home page can light. */
export const activityMax = 14;
export const activityDays = 14;

export const activityPreview = z.object({ kind: z.enum(activityKinds), at: moment });

/** `title` and `id` are those of the page that shows it; for an answer, its question's. */
export const activity = activityPreview.extend({
  page: z.enum([...kindsOfPosts, "user"]),
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

/** The same path without a token: only what kind of thing happened, and in which hour. */
export const previewActivity = endpoint({
  method: "GET",
  path: "/activity",
  access: "visitor",
  summary: "What kinds of things happened on the board in the last days.",
  output: z.object({ results: z.array(activityPreview) }),
});
