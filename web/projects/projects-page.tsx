import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/own-skills.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { ProjectCard } from "./project-card.tsx";
import { projectsQuery } from "./project-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = projectsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query), loadOwnSkills);
}

export default function ProjectsPage() {
  const location = useListLocation();
  const query = useQuery({ ...projectsQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.addProject}>
          Add a project
        </Link>
      }
      card={(project) => <ProjectCard project={project} />}
      isWaiting={useOwnSkillsAwaited()}
      location={location}
      noun="projects"
      picture="face"
      prefetch={(page) => queryClient.prefetchQuery(projectsQuery({ ...location, page }))}
      query={query}
      searchLabel="Search projects..."
      title="Projects"
      whenEmpty={
        <p>
          There are no projects yet. Working on something?{" "}
          <Link className="text-link" to={pages.addProject}>
            Add the first
          </Link>
          .
        </p>
      }
    />
  );
}
