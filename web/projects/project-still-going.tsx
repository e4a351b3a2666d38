import { stages } from "#messages/project-facts.ts";
import { stillGoing as messages } from "#messages/projects.ts";
import { answerStillGoing, type StillGoingAnswer, stillGoingAnswers } from "../../contract/projects/project-team.ts";
import type { AskedProject } from "../../contract/projects/projects.ts";
import { call } from "../api/api.ts";
import { MailAnswer } from "../ui/forms/mail-answer.tsx";

type Props = { project: AskedProject; token: string; onDead: () => void };

/** The project, with buttons to say whether it still goes on or has ended. */
export function ProjectStillGoing({ project, token, onDead }: Props) {
  async function send(answer: StillGoingAnswer) {
    await call(answerStillGoing, { token, answer });
    return messages.thanks[answer];
  }

  return (
    <MailAnswer
      about="still going"
      answers={stillGoingAnswers}
      deadStatus={410}
      onDead={onDead}
      send={send}
      words={messages}
    >
      {(isAnswered) => (
        <div className="sheet mt-6 p-4">
          <h2 className="font-semibold text-lg leading-snug" dir="auto">
            {project.title}
          </h2>
          {project.stage && !isAnswered && <p className="quiet text-sm">{stages[project.stage]}</p>}
        </div>
      )}
    </MailAnswer>
  );
}
