import { yours } from "#messages/matches.ts";
import * as messages from "#messages/projects.ts";
import type { Seat } from "../../contract/projects/project-seats.ts";
import { useUser } from "../api/session.ts";
import { useFittingOf } from "../matches/fitting-skills.ts";
import { type FittingSkills, SkillPills } from "../skills/skill-pills.tsx";
import { WindowPanes } from "../ui/lists/window-panes.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import type { WholeProject } from "./project-queries.ts";
import { SeatActions } from "./seat-actions.tsx";
import { seatOverlap } from "./seat-fit.ts";

/** A project's seats: who has them, and how the reader fits those that are open. */
export function SeatList({ project }: { project: WholeProject }) {
  const fittingOf = useFittingOf(project);
  if (project.seats.length === 0) return null;
  return (
    <section aria-labelledby="seats">
      <h2 className="font-semibold text-xl" id="seats">
        {messages.seats}
      </h2>
      <ul className="sheet mt-3 divide-y divide-base-300">
        {project.seats.map((seat) => (
          <li className="seat" key={seat.number}>
            <div className="min-w-0">
              <SeatHead seat={seat} />
              <SeatFit fitting={fittingOf(seat.skills)} seat={seat} />
            </div>
            <SeatActions project={project} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeatHead({ seat: { name, hours, state, member, since } }: { seat: Seat }) {
  return (
    <>
      <h3 className="font-sans font-semibold tracking-normal" dir="auto">
        {name}
      </h3>
      <p className="facts meta">
        <span className="fact">{messages.seatStates[state]}</span>
        {hours && <span className="fact">{messages.hoursAWeek(hours)}</span>}
      </p>
      {member && (
        <p className="mt-2 flex items-center gap-2.5">
          <Face person={member} size="small" />
          <span>
            <PersonLink person={member} />
            {since && (
              <span className="meta block">
                <MessageSentence>{messages.since(<DateTime brief value={since} />)}</MessageSentence>
              </span>
            )}
          </span>
        </p>
      )}
    </>
  );
}

function SeatFit({ seat, fitting }: { seat: Seat; fitting: FittingSkills }) {
  const reader = useUser();
  const isMine = seat.member?.id === reader?.id;
  const overlap = seatOverlap(seat, () => fitting);
  return (
    <>
      {seat.state === "open" && !isMine && overlap.had > 0 && (
        <p className="own-fit mt-1.5 text-sm">
          <WindowPanes light="fit" lit={overlap.had} of={overlap.of} />
          {yours.count(overlap)}
        </p>
      )}
      {seat.skills.length > 0 && (
        <div className="mt-2">
          <SkillPills
            fitting={seat.state === "open" ? fitting : undefined}
            label={messages.skillsOf(seat.name)}
            skills={seat.skills}
          />
        </div>
      )}
    </>
  );
}
