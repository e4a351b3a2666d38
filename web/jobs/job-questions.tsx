import * as messages from "#messages/still-open.ts";
import {
  answerStillOpen,
  type StillOpenAnswer,
  type StillOpenJob,
  stillOpenAnswers,
} from "../../contract/jobs/jobs.ts";
import { call } from "../api/api.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { MailAnswer } from "../ui/forms/mail-answer.tsx";
import { endOf } from "./job-end.ts";

type Props = { job: StillOpenJob; token: string; onDead: () => void };

/** The job's status, with buttons to say whether it is still open or filled. */
export function JobQuestions({ job, token, onDead }: Props) {
  async function send(answer: StillOpenAnswer) {
    const answered = await call(answerStillOpen, { token, answer });
    return answer === "open" ? messages.thanks.open(endOf(answered)) : messages.thanks.filled;
  }

  return (
    <MailAnswer
      about="still open"
      answers={stillOpenAnswers}
      deadStatus={400}
      onDead={onDead}
      send={send}
      words={{ open: messages.stillOpen, filled: messages.itIsFilled }}
    >
      {(isAnswered) => (
        <div className="sheet mt-6 flex items-center gap-4 p-4">
          <CompanyLogo company={job.Company} />
          <div className="min-w-0">
            <h2 className="font-semibold text-lg leading-snug" dir="auto">
              {job.title}
            </h2>
            {job.Company && (
              <p className="quiet text-sm" dir="auto">
                {job.Company.name}
              </p>
            )}
            {!isAnswered && <p className="quiet text-sm">{standingOf(job)}</p>}
          </div>
        </div>
      )}
    </MailAnswer>
  );
}

function standingOf(job: StillOpenJob): string {
  if (job.status === "open") return messages.listedUntil(endOf(job));
  return job.status === "expired" ? messages.leftTheList(endOf(job)) : messages.standing[job.status];
}
