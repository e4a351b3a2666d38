import * as messages from "#messages/projects.ts";
import type { Project } from "../../contract/projects.ts";
import { Notice } from "../moderation/notice.tsx";
import { Fact, FactsBar } from "../ui/lists/facts-bar.tsx";
import { RecordHeader } from "../ui/lists/record-header.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { Day } from "../ui/shell/date-time.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";

export function ProjectHeader({ project }: { project: Project }) {
  return (
    <>
      <Notice of={project} />
      <RecordHeader picture={<Face person={project.User} size="medium" />} title={project.title}>
        <p className="quiet mt-1.5">
          <Sentence>{messages.postedBy(<PersonLink person={project.User} />)}</Sentence>
        </p>
      </RecordHeader>
    </>
  );
}

export function ProjectFacts({ project }: { project: Project }) {
  return (
    <FactsBar>
      <Fact needsTerm term={messages.startDate}>
        {dayOf(project.dateFrom)}
      </Fact>
      <Fact needsTerm term={messages.endDate}>
        {dayOf(project.dateTo)}
      </Fact>
    </FactsBar>
  );
}

const dayOf = (day: string | null) => (day ? <Day value={day} /> : messages.noDate);
