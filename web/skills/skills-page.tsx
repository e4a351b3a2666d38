import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { SkillCard } from "./skill-card.tsx";
import { skillsQuery } from "./skill-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = skillsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function SkillsPage() {
  const location = useListLocation();
  const query = useQuery({ ...skillsQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      card={(skill) => <SkillCard skill={skill} />}
      location={location}
      noun="skills"
      prefetch={(page) => queryClient.prefetchQuery(skillsQuery({ ...location, page }))}
      query={query}
      searchLabel="Search skills..."
      title="Skills Listing"
      whenEmpty={
        <p>
          There are no skills on this board yet.{" "}
          <PageLink className="text-link" page="contact">
            Tell the team
          </PageLink>{" "}
          which ones you know.
        </p>
      }
    />
  );
}
