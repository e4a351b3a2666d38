import { useState } from "react";
import { useSearchParams } from "react-router";
import { stages } from "#messages/project-facts.ts";
import { stillGoing as messages } from "#messages/projects.ts";
import { answerStillGoing, type StillGoingAnswer, stillGoingAnswers } from "../../contract/project-team.ts";
import type { AskedProject } from "../../contract/projects.ts";
import { ApiProblem, call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/notify.ts";
import { focusInPlace } from "../ui/shell/focus-on.ts";

type Props = { project: AskedProject; token: string; onDead: () => void };

/** The project and two buttons, first the one that the followed link asked for. */
export function StillGoing({ project, token, onDead }: Props) {
  const [answered, setAnswered] = useState<StillGoingAnswer>();
  const [isSending, setSending] = useState(false);
  const [parameters] = useSearchParams();
  const answers = parameters.get("answer") === "ended" ? stillGoingAnswers.toReversed() : stillGoingAnswers;

  async function send(answer: StillGoingAnswer) {
    setSending(true);
    try {
      await call(answerStillGoing, { token, answer });
      setAnswered(answer);
      notify.answered(about);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 410) onDead();
      else notify.error(messageOf(error), about);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <div className="sheet mt-6 p-4">
        <h2 className="font-semibold text-lg leading-snug" dir="auto">
          {project.title}
        </h2>
        {project.stage && !answered && <p className="quiet text-sm">{stages[project.stage]}</p>}
      </div>
      {answered ? (
        <p className="mt-6" ref={focusInPlace} role="status" tabIndex={-1}>
          {messages.thanks[answered]}
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
              {messages[answer]}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const about = "still going";
