import { formerMember } from "#messages/names.ts";
import * as messages from "#messages/projects.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Project } from "../../contract/projects.ts";
import { truncated } from "../../contract/texts/cut.ts";
import { queryClient } from "../api/query-client.ts";
import { FitPanes } from "../matches/fit-panes.tsx";
import { skillOverlap } from "../matches/had.ts";
import { useFittingSkills } from "../matches/own-skills.ts";
import { PostCard } from "../posts/post-card.tsx";
import { CardSkills } from "../skills/card-skills.tsx";
import { SkillPills } from "../skills/skill-pills.tsx";
import type { ListedPost } from "../ui/lists/excerpts.ts";
import { Face } from "../ui/markdown/face.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { projectQuery } from "./project-queries.ts";

/** In code points: as many as fit beside the name. */
const firstLineMax = 100;

export function ProjectCard({ project }: { project: ListedPost<Project> }) {
  const fitting = useFittingSkills(project);
  const [firstLine = ""] = project.excerpt.trim().split("\n");
  return (
    <PostCard
      meta={
        <>
          <FitPanes had={skillOverlap(project, fitting)} />
          <span className="quiet">{timeAgo(project.createdAt)}</span>
        </>
      }
      subtitle={
        <>
          <span className="one-line">
            <bdi>{project.User ? fullName(project.User) : formerMember}</bdi>
            <span className="group-open:hidden" lang={languageOf(project.description)}>
              {" · "}
              <bdi>{truncated(firstLine, firstLineMax)}</bdi>
            </span>
          </span>
          <CardSkills className="mt-1.5 group-open:hidden" fitting={fitting} skills={project.Skills} />
        </>
      }
      more={{
        label: messages.details,
        about: messages.detailsAbout(project.title),
        to: paths.project(project.id),
        load: () => queryClient.prefetchQuery(projectQuery(project.id)),
      }}
      picture={<Face person={project.User} />}
      post={project}
    >
      <SkillPills fitting={fitting} label={messages.skills} skills={project.Skills} />
    </PostCard>
  );
}
