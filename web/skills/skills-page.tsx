import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/skills.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
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
      cards="tiles"
      location={location}
      prefetch={(page) => queryClient.prefetchQuery(skillsQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <Sentence>
            {messages.none((words) => (
              <PageLink className="text-link" page="contact">
                {words}
              </PageLink>
            ))}
          </Sentence>
        </p>
      }
      words={messages.list}
    />
  );
}
