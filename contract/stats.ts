import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";

/** `skills` sums up the skills that all members name on their profiles. */
export const stats = z.object({
  users: z.int(),
  skills: z.int(),
  projects: z.int(),
  commentsOnProjects: z.int(),
  jobs: z.int(),
  commentsOnJobs: z.int(),
  questions: z.int(),
  answersToQuestions: z.int(),
});
export type Stats = z.infer<typeof stats>;

export const getStats = endpoint({
  method: "GET",
  path: "/stats",
  access: "anyone",
  summary: "How much is on the board.",
  output: stats,
});
