import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/skills.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { SkillViews } from "../outcomes/skill-views.tsx";
import { WantedSkills } from "../outcomes/wanted-skills.tsx";
import { listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { SkillCard } from "./skill-card.tsx";
import { skillsQuery } from "./skill-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = skillsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function SkillsPage() {
  const [view] = useListFilter("view", ["wanted"]);
  return view === "wanted" ? <WantedSkills /> : <AllSkills />;
}

function AllSkills() {
  const location = useListLocation();
  const query = useQuery({ ...skillsQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      card={(skill) => <SkillCard skill={skill} />}
      cards="tiles"
      intro={<SkillViews isWanted={false} />}
      location={location}
      prefetch={(page) => queryClient.prefetchQuery(skillsQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <PageLink className="text-link" page="contact">
                {words}
              </PageLink>
            ))}
          </MessageSentence>
        </p>
      }
      words={messages.list}
    />
  );
}
