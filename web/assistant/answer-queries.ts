import { queryOptions } from "@tanstack/react-query";
import { workLifeQuestion } from "#messages/assistant.ts";
import { askAssistant } from "../../contract/assistant.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { commentKeys } from "../comments/comment-queries.ts";

/**
 * The board's or provider's answer about a job. Its key lies below that of the job's comments, so a new comment invalidates
 * it; until then reopening the dialog shows the cached answer. Closing the dialog while it loads aborts the call.
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
