import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from "react-router";
import * as news from "#messages/notifications.ts";
import * as messages from "#messages/projects.ts";
import { pages } from "../../contract/pages.ts";
import { noBackgroundRefetch, prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { FeedButton } from "../grants/feed-button.tsx";
import { ListNews } from "../live/list-news.tsx";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/fitting-skills.ts";
import { SavedSearchButton } from "../saved-searches/saved-search-button.tsx";
import { useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { ProjectCard } from "./project-card.tsx";
import { askedProjects } from "./project-filters.ts";
import { useProjectPanel } from "./project-panel.tsx";
import { projectsQuery } from "./project-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = projectsQuery(askedProjects(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query), loadOwnSkills);
}

export default function ProjectsPage() {
  const location = useListLocation();
  const asked = askedProjects(useSearchParams()[0]);
  const list = projectsQuery(asked);
  const query = useQuery({ ...list, ...noBackgroundRefetch, placeholderData: keepPreviousData });
  const reader = useUser();

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.addProject}>
          {messages.add}
        </Link>
      }
      card={(project) => <ProjectCard project={project} />}
      cards="rows"
      isWaiting={useOwnSkillsAwaited()}
      filters={
        <>
          <SavedSearchButton kind="projects" total={query.data?.total} />
          <FeedButton name={messages.list.title} />
        </>
      }
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && !location.search}
          isOwn={({ ownerId }) => ownerId === reader?.id}
          parent="projects"
          query={list}
          words={news.projects}
        />
      }
      panel={useProjectPanel()}
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(projectsQuery({ ...asked, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addProject}>
                {words}
              </Link>
            ))}
          </MessageSentence>
        </p>
      }
      words={{ ...messages.list, nothingMatches: messages.noneMatch }}
    />
  );
}
