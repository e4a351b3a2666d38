import { useState } from "react";
import { useSearchParams } from "react-router";
import * as messages from "#messages/still-open.ts";
import {
  answerStillOpen,
  type StillOpenAnswer,
  type StillOpenJob,
  stillOpenAnswers,
} from "../../contract/jobs/still-open.ts";
import { ApiProblem, call, messageOf } from "../api/api.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { notify } from "../ui/dialogs/notify.ts";
import { focusInPlace } from "../ui/shell/focus-on.ts";
import { endOf } from "./days-left.ts";

type Props = { job: StillOpenJob; token: string; onDead: () => void };

/** The job's status and two buttons, first the one that the followed link asked for. */
export function AskedAbout({ job, token, onDead }: Props) {
  const [answered, setAnswered] = useState<{ answer: StillOpenAnswer; job: StillOpenJob }>();
  const [isSending, setSending] = useState(false);
  const [parameters] = useSearchParams();
  const answers = parameters.get("answer") === "filled" ? stillOpenAnswers.toReversed() : stillOpenAnswers;

  async function send(answer: StillOpenAnswer) {
    setSending(true);
    try {
      setAnswered({ answer, job: await call(answerStillOpen, { token, answer }) });
      notify.answered(about);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 400) onDead();
      else notify.error(messageOf(error), about);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <div className="sheet mt-6 flex items-center gap-4 p-4">
        <CompanySquare company={job.Company} />
        <div className="min-w-0">
          <h2 className="font-semibold text-lg leading-snug" dir="auto">
            {job.title}
          </h2>
          {job.Company && (
            <p className="quiet text-sm" dir="auto">
              {job.Company.name}
            </p>
          )}
          {!answered && <p className="quiet text-sm">{standingOf(job)}</p>}
        </div>
      </div>
      {answered ? (
        <p className="mt-6" ref={focusInPlace} role="status" tabIndex={-1}>
          {answered.answer === "open" ? messages.thanks.open(endOf(answered.job)) : messages.thanks.filled}
        </p>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          {answers.map((answer, place) => (
            <button
              className={place === 0 ? "btn btn-primary" : "btn btn-quiet"}
              disabled={isSending}
              key={answer}
              onClick={() => void send(answer)}
              type="button"
            >
              {words[answer]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const about = "still open";
const words = { open: messages.stillOpen, filled: messages.itIsFilled };

function standingOf(job: StillOpenJob): string {
  if (job.status === "open") return messages.listedUntil(endOf(job));
  return job.status === "expired" ? messages.leftTheList(endOf(job)) : messages.standing[job.status];
}
