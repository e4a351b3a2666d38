import { paths } from "../../contract/pages.ts";
import type { Project } from "../../contract/projects.ts";
import { Face } from "../people/face.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { PostHeader } from "../posts/post-header.tsx";
import { Day } from "../ui/shell/date-time.tsx";

export function ProjectHeader({ project }: { project: Project }) {
  return (
    <PostHeader
      editAt={paths.editProject(project.id)}
      facts={
        <>
          <p className="quiet mt-1.5">
            posted by <PersonLink person={project.User} />
          </p>
          <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
            <ProjectDay day={project.dateFrom} name="Start date" />
            <ProjectDay day={project.dateTo} name="End date" />
          </dl>
        </>
      }
      noun="project"
      picture={<Face person={project.User} size="medium" />}
      post={project}
    />
  );
}

function ProjectDay({ name, day }: { name: string; day: string | null }) {
  return (
    <div>
      <dt className="quiet text-sm">{name}</dt>
      <dd>{day ? <Day value={day} /> : "Not specified"}</dd>
    </div>
  );
}
