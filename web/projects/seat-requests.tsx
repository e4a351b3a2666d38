import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as messages from "#messages/projects.ts";
import { answerSeatRequest, type SeatRequest } from "../../contract/projects/project-seats.ts";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { seatRequestsQuery, useTeamPress } from "./team-queries.ts";

/** For a project's owner: open requests for seats, and open invitations. */
export function SeatRequests({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useQuery(seatRequestsQuery(projectId));
  const title = useRef<HTMLHeadingElement>(null);
  const waiting = data?.filter(({ state }) => state === "open") ?? [];
  if (!data && error) return <Failure error={error} retry={() => void refetch()} title={messages.requestsFailed} />;
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="sheet p-5">
      <h2 className="font-semibold text-lg outline-none" id="requests" ref={title} tabIndex={-1}>
        {messages.requests}
      </h2>
      <ul className="divide-y divide-base-300">
        {waiting.map((request) => (
          <li className="flex gap-3 py-4 last:pb-0" key={request.id}>
            <Face person={request.User} />
            <Request onAnswered={() => title.current?.focus()} projectId={projectId} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { projectId: number; request: SeatRequest; onAnswered: () => void };

function Request({ projectId, request, onAnswered }: Props) {
  const { id, seat, User: person, text, invited, createdAt } = request;
  const { press, isPending } = useTeamPress(answerSeatRequest, `request ${id}`);
  const answer = async (answer: "accept" | "decline", done: string) => {
    if (await press({ id: projectId, requestId: id, answer }, done)) onAnswered();
  };
  const link = <PersonLink person={person} />;
  return (
    <div className="min-w-0 flex-1">
      <p dir="auto">
        <MessageSentence>{(invited ? messages.invited : messages.wants)(link, seat.name)}</MessageSentence>
      </p>
      <p className="meta">
        <DateTime brief value={createdAt} />
      </p>
      {text && (
        <p className="mt-2 whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
      {!invited && (
        <div className="mt-3 flex flex-wrap gap-2">
          <button
            aria-label={messages.acceptThis(person.firstName)}
            className="btn btn-quiet btn-sm"
            disabled={isPending}
            onClick={() => void answer("accept", messages.accepted(person.firstName))}
            type="button"
          >
            {messages.accept}
          </button>
          <button
            aria-label={messages.declineThis(person.firstName)}
            className="btn btn-ghost btn-sm"
            disabled={isPending}
            onClick={() => void answer("decline", messages.declined)}
            type="button"
          >
            {messages.decline}
          </button>
        </div>
      )}
    </div>
  );
}
