import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import * as messages from "#messages/assistant.ts";
import { cancel } from "#messages/shell.ts";
import type { Job } from "../../contract/jobs/jobs.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { workLifeQuery } from "./answer-queries.ts";
import { suggestedQuestion } from "./question-suggestion.ts";
import { WhatWasSent } from "./what-was-sent.tsx";
import { WorkLifeAnswer } from "./work-life-answer.tsx";

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
