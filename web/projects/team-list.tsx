import { Check } from "lucide-react";
import * as messages from "#messages/projects.ts";
import type { TeamMember } from "../../contract/projects/project-seats.ts";
import { useUser } from "../api/session.ts";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import type { WholeProject } from "./project-queries.ts";
import { OwnSeat, TeamMemberActions } from "./team-actions.tsx";
import type { PresentMember } from "./team-dialogs.tsx";

/** A project's team, and the former members who stay on the page. */
export function TeamList({ project }: { project: WholeProject }) {
  const reader = useUser();
  const { team, ownerId, handover, seats } = project;
  const isOwn = reader !== null && reader.id === ownerId;
  if (team.length === 0 && seats.length === 0) return null;
  return (
    <section aria-labelledby="team">
      <h2 className="font-semibold text-xl" id="team" tabIndex={-1}>
        {messages.team}
      </h2>
      {team.length === 0 && <p className="quiet mt-2">{messages.noTeam}</p>}
      <ul className="mt-2 divide-y divide-base-300 empty:hidden">
        {team.map((member) => (
          <li className="team-member" key={`${member.id} ${member.since}`}>
            <Face person={personOf(member)} />
            <Told member={member} />
            {isPresent(member) && isOwn && <TeamMemberActions member={member} project={project} />}
            {isPresent(member) && member.id === reader?.id && <OwnSeat member={member} project={project} />}
          </li>
        ))}
      </ul>
      {handover && (
        <p className="quiet mt-3 text-sm">
          <MessageSentence>{messages.handoverAsked(<PersonLink person={handover} />)}</MessageSentence>
        </p>
      )}
    </section>
  );
}

const isPresent = (member: TeamMember): member is PresentMember => member.until === null && member.id !== null;

/** A member who left the board has no name any more. */
const personOf = ({ id, firstName, lastName, avatar }: TeamMember) =>
  id === null ? null : { id, firstName: firstName ?? "", lastName: lastName ?? "", avatar };

function Told({ member }: { member: TeamMember }) {
  const { seat, since, until, confirmed } = member;
  return (
    <div className="team-words">
      <p>
        <PersonLink person={personOf(member)} />
      </p>
      <p className="facts meta">
        <bdi className="fact">{seat.name}</bdi>
        <span className="fact">
          <MessageSentence>
            {until
              ? messages.until(<DateTime brief value={until} />)
              : messages.since(<DateTime brief value={since} />)}
          </MessageSentence>
        </span>
        {confirmed && (
          <span className="fact">
            <Check aria-hidden className="mr-1 inline size-3.5" />
            {messages.confirmed}
          </span>
        )}
      </p>
    </div>
  );
}
