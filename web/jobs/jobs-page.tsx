import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/own-skills.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
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
          Add a job
        </Link>
      }
      card={(job) => <JobCard job={job} />}
      isWaiting={useOwnSkillsAwaited()}
      location={location}
      noun="jobs"
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(jobsQuery({ ...location, page }))}
      query={query}
      searchLabel="Search jobs..."
      title="Jobs"
      whenEmpty={
        <p>
          There are no jobs yet. Know of one?{" "}
          <Link className="text-link" to={pages.addJob}>
            Add the first
          </Link>
          .
        </p>
      }
    />
  );
}
