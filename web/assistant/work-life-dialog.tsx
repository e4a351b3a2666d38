import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import * as messages from "#messages/assistant.ts";
import { workLifeQuestion } from "#messages/assistant.ts";
import { cancel } from "#messages/shell.ts";
import { type Answer, askAssistant, type Topic } from "../../contract/assistant.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { commentKeys } from "../comments/comment-queries.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { site } from "../ui/shell/site.ts";
import { WorkLifeAnswer } from "./work-life-answer.tsx";

/**
 * The board's or provider's answer about a job. Its key lies below that of the job's comments, so a new comment invalidates
 * it; until then reopening the dialog shows the cached answer. Closing the dialog while it loads aborts the call.
 */
const workLifeQuery = ({ id, title, updatedAt }: Job) =>
  queryOptions({
    queryKey: [...commentKeys.on({ parent: "jobs", id }), "work-life", updatedAt],
    queryFn: ({ signal }) => {
      const messages = [{ role: "user" as const, content: workLifeQuestion(title) }];
      return call(askAssistant, { messages, jobId: id }, signal);
    },
    staleTime: 300_000,
    retry: false,
  });

type Props = {
  job: Job;
  onClose: () => void;
  onAnswered: () => void;
  onFailed: (error: unknown) => void;
  /** Called after the dialog has closed, with the question that the answer leaves open. */
  onAskPoster: (question: string) => void;
};

/** Asks on opening; closing it while the answer loads aborts the call. */
export function WorkLifeDialog({ job, onClose, onAnswered, onFailed, onAskPoster }: Props) {
  const { data: answer, error } = useQuery(workLifeQuery(job));
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // The focus goes to the close button, which is there in every state.
    closeButton.current?.focus();
  }, []);
  useEffect(() => {
    if (error) onFailed(error);
    else if (answer) onAnswered();
  }, [error, answer, onFailed, onAnswered]);

  function askPoster() {
    close();
    onAskPoster(suggestedQuestion(answer?.unmentioned ?? []));
  }

  return (
    <dialog
      aria-labelledby={id}
      className="dialog max-h-[min(48rem,calc(100dvh-2rem))] flex-col p-0 open:flex"
      onClose={onClose}
      ref={dialog}
    >
      <h2 className="px-6 pt-6 font-semibold text-xl" dir="auto" id={id}>
        {messages.workLifeQuestion(job.title)}
      </h2>
      <div aria-busy={!answer} className="min-h-0 overflow-y-auto px-6 pt-4 pb-5" role="status">
        {answer ? <WorkLifeAnswer answer={answer} jobId={job.id} onLeave={close} /> : <AnswerSkeleton />}
        <WhatWasSent read={answer?.read} />
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-base-300 border-t px-6 py-4">
        {answer && (
          <button className="btn btn-quiet" onClick={askPoster} type="button">
            {messages.askInComment}
          </button>
        )}
        <button
          className={`btn ${answer ? "btn-primary" : "btn-quiet"}`}
          onClick={close}
          ref={closeButton}
          type="button"
        >
          {answer ? messages.close : cancel}
        </button>
      </div>
    </dialog>
  );
}

function AnswerSkeleton() {
  return (
    <Loading>
      <div className="space-y-3">
        <div className="bone h-4 w-full" />
        <div className="bone h-4 w-11/12" />
        <div className="bone h-4 w-3/4" />
        <div className="bone h-4 w-5/6" />
      </div>
    </Loading>
  );
}

/** A question to the poster about topics without a finding, at most three of them. */
function suggestedQuestion(unmentioned: Topic[]): string {
  const asked: Topic[] = unmentioned.length > 0 ? unmentioned : ["working hours", "overtime", "holidays"];
  return messages.suggestedQuestion(asked.slice(0, 3).map((topic) => messages.topics[topic]));
}

/** What the answer is made from, and whether anything was sent to a provider. */
function WhatWasSent({ read }: { read?: Answer["read"] }) {
  const [host = "none"] = site.assistant.split(", ");
  return (
    <p className="quiet mt-5 text-sm">{host === "none" ? messages.nothingSent(read) : messages.sentTo(host, read)}</p>
  );
}
