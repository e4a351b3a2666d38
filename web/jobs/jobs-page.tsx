import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/own-skills.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { Sentence } from "../ui/shell/sentence.tsx";
import { JobCard } from "./job-card.tsx";
import { jobsQuery } from "./job-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = jobsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query), loadOwnSkills);
}

export default function JobsPage() {
  const location = useListLocation();
  const query = useQuery({ ...jobsQuery(location), placeholderData: keepPreviousData });

  return (
    <ListPage
      action={
        <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.addJob}>
          {messages.add}
        </Link>
      }
      card={(job) => <JobCard job={job} />}
      isWaiting={useOwnSkillsAwaited()}
      location={location}
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(jobsQuery({ ...location, page }))}
      query={query}
      whenEmpty={
        <p>
          <Sentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addJob}>
                {words}
              </Link>
            ))}
          </Sentence>
        </p>
      }
      words={messages.list}
    />
  );
}
