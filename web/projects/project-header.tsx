import * as messages from "#messages/projects.ts";
import { paths } from "../../contract/pages.ts";
import type { Project } from "../../contract/projects.ts";
import { PostHeader } from "../posts/post-header.tsx";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { Day } from "../ui/shell/date-time.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";

export function ProjectHeader({ project }: { project: Project }) {
  return (
    <PostHeader
      edit={{ to: paths.editProject(project.id), label: messages.edit }}
      facts={
        <>
          <p className="quiet mt-1.5">
            <Sentence>{messages.postedBy(<PersonLink person={project.User} />)}</Sentence>
          </p>
          <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
            <ProjectDay day={project.dateFrom} name={messages.startDate} />
            <ProjectDay day={project.dateTo} name={messages.endDate} />
          </dl>
        </>
      }
      parent="projects"
      picture={<Face person={project.User} size="medium" />}
      post={project}
    />
  );
}

function ProjectDay({ name, day }: { name: string; day: string | null }) {
  return (
    <div>
      <dt className="quiet text-sm">{name}</dt>
      <dd>{day ? <Day value={day} /> : messages.noDate}</dd>
    </div>
  );
}
