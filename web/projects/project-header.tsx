import * as facts from "#messages/project-facts.ts";
import * as messages from "#messages/projects.ts";
import type { Project } from "../../contract/projects/projects.ts";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { Fact, FactsBar } from "../ui/lists/facts-bar.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { Day } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { openSeatsOf } from "./seat-fit.ts";

export function ProjectHeader({ project }: { project: Project }) {
  return (
    <>
      <DecisionNotice of={project} />
      <RecordHeader picture={<Face person={project.User} size="medium" />} title={project.title}>
        <p className="quiet mt-1.5">
          <MessageSentence>{messages.postedBy(<PersonLink person={project.User} />)}</MessageSentence>
        </p>
      </RecordHeader>
    </>
  );
}

export function ProjectFacts({ project }: { project: Project }) {
  const { stage, seats, repository } = project;
  return (
    <FactsBar>
      {stage && <Fact term={messages.stage}>{facts.stages[stage]}</Fact>}
      {seats.length > 0 && (
        <Fact needsTerm term={messages.seats}>
          {messages.openOf(openSeatsOf(project).length, seats.length)}
        </Fact>
      )}
      <Fact needsTerm term={messages.startDate}>
        {dayOf(project.dateFrom)}
      </Fact>
      <Fact needsTerm term={messages.endDate}>
        {dayOf(project.dateTo)}
      </Fact>
      {repository && (
        <Fact term={messages.repository}>
          <a
            className="tall text-link break-all"
            href={repository}
            rel="nofollow ugc noopener noreferrer"
            target="_blank"
          >
            {repository.replace(/^https:\/\//i, "").replace(/\/$/, "")}
          </a>
        </Fact>
      )}
    </FactsBar>
  );
}

const dayOf = (day: string | null) => (day ? <Day value={day} /> : messages.noDate);
