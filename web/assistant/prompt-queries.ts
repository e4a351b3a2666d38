import { queryOptions } from "@tanstack/react-query";
import { workLifeQuestion } from "#messages/assistant.ts";
import { askAssistant } from "../../contract/assistant.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { commentKeys } from "../comments/comment-queries.ts";

/**
 * What the board or its provider answers on a job. It stands below the job's comments, so that a new comment makes it
 * stale; until then, opening the dialog again asks nobody. Closing it while it is on its way takes the question back.
 */
export const workLifeQuery = ({ id, title, updatedAt }: Job) =>
  queryOptions({
    queryKey: [...commentKeys.on({ parent: "jobs", id }), "work-life", updatedAt],
    queryFn: ({ signal }) => {
      const messages = [{ role: "user" as const, content: workLifeQuestion(title) }];
      return call(askAssistant, { messages, jobId: id }, signal);
    },
    staleTime: 300_000,
    retry: false,
  });
