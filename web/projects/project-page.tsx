import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/projects.ts";
import { pages, paths } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { commentsQuery } from "../comments/comment-queries.ts";
import { loadOwnSkills } from "../matches/fitting-skills.ts";
import { matchingUsersQuery } from "../matches/match-queries.ts";
import { PostMatches } from "../posts/post-matches.tsx";
import { PostPage } from "../posts/post-page.tsx";
import { RecordActions } from "../posts/record-actions.tsx";
import { ListBeside } from "../ui/lists/list-beside.tsx";
import { lastParameters } from "../ui/lists/list-memory.ts";
import { loadMarkdown } from "../ui/markdown/markdown.tsx";
import { BackLink } from "../ui/shell/back-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { askedProjects } from "./project-filters.ts";
import { ProjectFacts, ProjectHeader } from "./project-header.tsx";
import { ProjectInvitations } from "./project-invitations.tsx";
import { ProjectMessageButton } from "./project-message-button.tsx";
import { projectQuery, projectsQuery } from "./project-queries.ts";
import { SeatList } from "./seat-list.tsx";
import { SeatRequests } from "./seat-requests.tsx";
import { TeamList } from "./team-list.tsx";
import { seatRequestsQuery } from "./team-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadMarkdown,
    loadOwnSkills,
    () => queryClient.prefetchQuery(projectQuery(id)),
    () => queryClient.prefetchQuery(matchingUsersQuery("projects", id)),
    () => queryClient.prefetchInfiniteQuery(commentsQuery({ parent: "projects", id })),
  );
}

export default function ProjectPage() {
  const id = useRecordId();
  const query = useQuery(projectQuery(id));
  // Those who know what is missing stand above the description and would push it down.
  const { isFetched } = useQuery(matchingUsersQuery("projects", id));
  const reader = useUser();
  const isOwn = (project: { ownerId: number | null }) => reader !== null && reader.id === project.ownerId;
  // Requests to the owner are shown above the seats.
  const asksOwner = query.data !== undefined && isOwn(query.data) && query.data.seats.length > 0;
  const requests = useQuery({ ...seatRequestsQuery(id), enabled: asksOwner });
  return (
    <PostPage
      back={<BackLink fallback={pages.projects} />}
      beside={
        <ListBeside
          current={id}
          label={messages.list.title}
          list={projectsQuery(askedProjects(lastParameters(pages.projects)))}
          page="project"
        />
      }
      className="page-width"
      failed={messages.failed}
      isWaiting={!isFetched || (asksOwner && requests.isPending)}
      parent="projects"
      list={pages.projects}
      query={query}
    >
      {(project) => (
        <PostMatches
          actions={
            <RecordActions
              edit={{ to: paths.editProject(project.id), label: messages.edit }}
              main={project.User && <ProjectMessageButton person={project.User} project={project} />}
              parent="projects"
              record={project}
            />
          }
          about={<TeamList project={project} />}
          facts={<ProjectFacts project={project} />}
          head={<ProjectHeader project={project} />}
          parent="projects"
          post={project}
          seats={
            <>
              <ProjectInvitations project={project} />
              {isOwn(project) && <SeatRequests projectId={project.id} />}
              <SeatList project={project} />
            </>
          }
          skillsTitle={messages.skills}
        />
      )}
    </PostPage>
  );
}
