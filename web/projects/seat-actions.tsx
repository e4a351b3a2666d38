import { type RefObject, Suspense, useState } from "react";
import * as messages from "#messages/projects.ts";
import { type Seat, withdrawSeatRequest } from "../../contract/projects/project-seats.ts";
import { queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { userQuery } from "../people/user-queries.ts";
import { useDialogWhile } from "../ui/dialogs/dialog-state.ts";
import { onIntent } from "../ui/lists/prefetch.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import type { WholeProject } from "./project-queries.ts";
import { useTeamPress } from "./team-queries.ts";

const AskDialog = lazyComponent(() =>
  import("./seat-request-dialog.tsx").then(({ SeatRequestDialog }) => SeatRequestDialog),
);
const SeatInviteDialog = lazyComponent(() =>
  import("./seat-invite-dialog.tsx").then(({ SeatInviteDialog }) => SeatInviteDialog),
);

type Props = { project: WholeProject; seat: Seat };

/** The reader's actions on an open seat: ask for it, withdraw the request, or invite somebody. */
export function SeatActions({ project, seat }: Props) {
  const user = useUser();
  const { own, ownerId, team } = project;
  const isOwn = user !== null && user.id === ownerId;
  const isInTeam = team.some(({ id, until }) => id === user?.id && until === null);
  const isOpen = seat.state === "open";
  const hasAsked = own.request?.seat.number === seat.number;
  const mayAsk = isOpen && !isOwn && !isInTeam && own.request === null && ownerId !== null;
  const { isOpen: isAsking, open, close, instead } = useDialogWhile<HTMLElement>(mayAsk);
  if (isOwn) return isOpen && <Invite project={project} seat={seat} />;
  return (
    <div className="seat-actions">
      {mayAsk && (
        <button
          aria-haspopup="dialog"
          aria-label={messages.askToJoinAs(seat.name)}
          className="btn btn-quiet btn-sm"
          onClick={open}
          type="button"
          {...onIntent(() => queryClient.prefetchQuery(userQuery(ownerId)))}
        >
          {messages.askToJoin}
        </button>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog onClose={close} project={project} seat={seat} />
        </Suspense>
      )}
      {hasAsked && <Asked focusRef={instead} project={project} seat={seat} />}
    </div>
  );
}

function Asked({ project, seat, focusRef }: Props & { focusRef: RefObject<HTMLElement | null> }) {
  const { press, isPending } = useTeamPress(withdrawSeatRequest, `seat ${project.id} ${seat.number}`);
  const { request } = project.own;
  if (!request) return null;
  return (
    <>
      <p className="quiet text-sm" ref={focusRef as RefObject<HTMLParagraphElement | null>} tabIndex={-1}>
        <MessageSentence>{messages.youAsked(<DateTime brief value={request.createdAt} />)}</MessageSentence>
      </p>
      <button
        aria-label={messages.takeBackThis(seat.name)}
        className="btn btn-ghost btn-sm"
        disabled={isPending}
        onClick={() => void press({ id: project.id, number: seat.number }, messages.takenBack)}
        type="button"
      >
        {messages.takeBack}
      </button>
    </>
  );
}

function Invite({ project, seat }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="seat-actions">
      <button
        aria-haspopup="dialog"
        aria-label={messages.inviteTo(seat.name)}
        className="btn btn-quiet btn-sm"
        onClick={() => setOpen(true)}
        type="button"
      >
        {messages.invite}
      </button>
      {isOpen && (
        <Suspense>
          <SeatInviteDialog onClose={() => setOpen(false)} project={project} seat={seat} />
        </Suspense>
      )}
    </div>
  );
}
