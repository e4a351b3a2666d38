import type { ReactNode } from "react";
import * as messages from "#messages/projects.ts";
import { answerSeatInvitation } from "../../contract/projects/project-seats.ts";
import { answerHandover, changeTeamMember } from "../../contract/projects/project-team.ts";
import { useUser } from "../api/session.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import type { WholeProject } from "./project-queries.ts";
import { useTeamPress } from "./team-queries.ts";

/** What waits for the reader's answer: an invitation, a project to take over, whether to stay on the page. */
export function ProjectInvitations({ project }: { project: WholeProject }) {
  const { invitation, handover, removed } = project.own;
  return (
    <>
      {invitation && <Invitation invitation={invitation} project={project} />}
      {handover && <Handover project={project} />}
      {removed && <Removed project={project} removed={removed} />}
    </>
  );
}

const ownerOf = ({ User: owner }: WholeProject) => (owner ? <PersonLink person={owner} /> : messages.own.somebody);

type Asked = { words: ReactNode; accept: () => void; decline: () => void; isPending: boolean };

function Question({ words, accept, decline, isPending }: Asked) {
  return (
    <div className="sheet p-5">
      {words}
      <div className="mt-4 flex flex-wrap gap-2">
        <button className="btn btn-quiet btn-sm" disabled={isPending} onClick={accept} type="button">
          {messages.accept}
        </button>
        <button className="btn btn-ghost btn-sm" disabled={isPending} onClick={decline} type="button">
          {messages.decline}
        </button>
      </div>
    </div>
  );
}

type Invited = { project: WholeProject; invitation: NonNullable<WholeProject["own"]["invitation"]> };

function Invitation({ project, invitation: { id, seat, text } }: Invited) {
  const { press, isPending } = useTeamPress(answerSeatInvitation, `invitation ${id}`);
  const answer = (given: "accept" | "decline", done: string) =>
    void press({ id: project.id, invitationId: id, answer: given }, done);
  return (
    <Question
      accept={() => answer("accept", messages.own.joined)}
      decline={() => answer("decline", messages.declined)}
      isPending={isPending}
      words={
        <>
          <p className="font-semibold" dir="auto">
            <MessageSentence>{messages.own.invitation(ownerOf(project), seat.name)}</MessageSentence>
          </p>
          {text && (
            <p className="mt-2 whitespace-pre-line" dir="auto">
              {text}
            </p>
          )}
        </>
      }
    />
  );
}

function Handover({ project }: { project: WholeProject }) {
  const { press, isPending } = useTeamPress(answerHandover, `handover ${project.id}`);
  return (
    <Question
      accept={() => void press({ id: project.id, answer: "accept" }, messages.own.tookOver)}
      decline={() => void press({ id: project.id, answer: "decline" }, messages.declined)}
      isPending={isPending}
      words={
        <>
          <p className="font-semibold">
            <MessageSentence>{messages.own.handover(ownerOf(project))}</MessageSentence>
          </p>
          <p className="quiet mt-1 text-sm">{messages.own.handoverHint}</p>
        </>
      }
    />
  );
}

type Gone = { project: WholeProject; removed: NonNullable<WholeProject["own"]["removed"]> };

function Removed({ project, removed: { reason, until } }: Gone) {
  const reader = useUser();
  const { press, isPending } = useTeamPress(changeTeamMember, `team ${project.id}`);
  return (
    <div className="sheet p-5">
      <p>
        <MessageSentence>{messages.own.removed(<DateTime value={until} />)}</MessageSentence>
      </p>
      {reason && <p dir="auto">{messages.own.reason(reason)}</p>}
      <button
        className="btn btn-quiet btn-sm mt-3"
        disabled={isPending}
        onClick={() => void press({ id: project.id, userId: reader?.id ?? 0, stay: true }, messages.own.stays)}
        type="button"
      >
        {messages.own.stay}
      </button>
    </div>
  );
}
