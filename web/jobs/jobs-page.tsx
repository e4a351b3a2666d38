import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link, useSearchParams } from "react-router";
import * as messages from "#messages/jobs.ts";
import * as news from "#messages/notifications.ts";
import { pages } from "../../contract/pages.ts";
import { noBackgroundRefetch, prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { FeedButton } from "../grants/feed-button.tsx";
import { ListNews } from "../live/list-news.tsx";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/fitting-skills.ts";
import { SavedSearchButton } from "../saved-searches/saved-search-button.tsx";
import { useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { SortMenu } from "../ui/lists/sort-menu.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { JobCard } from "./job-card.tsx";
import { askedJobs } from "./job-filters.ts";
import { useJobPanel } from "./job-panel.tsx";
import { jobFacetsQuery, jobsQuery } from "./job-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = askedJobs(new URL(request.url).searchParams);
  return prepare(
    () => queryClient.prefetchQuery(jobsQuery(asked)),
    () => queryClient.prefetchQuery(jobFacetsQuery(asked)),
    loadOwnSkills,
  );
}

export default function JobsPage() {
  const location = useListLocation();
  const asked = askedJobs(useSearchParams()[0]);
  const list = jobsQuery(asked);
  const query = useQuery({ ...list, ...noBackgroundRefetch, placeholderData: keepPreviousData });
  const reader = useUser();

  return (
    <ListPage
      action={<JobLinks />}
      card={(job) => <JobCard job={job} />}
      cards="rows"
      filters={
        <>
          <SortMenu sorts={messages.sorts} />
          <SavedSearchButton kind="jobs" total={query.data?.total} />
          <FeedButton name={messages.list.title} />
        </>
      }
      isWaiting={useOwnSkillsAwaited()}
      location={location}
      news={
        <ListNews
          isOnTop={location.page === 1 && (asked.sort ?? (location.search ? undefined : "newest")) === "newest"}
          isOwn={({ ownerId }) => ownerId === reader?.id}
          parent="jobs"
          query={list}
          words={news.jobs}
        />
      }
      panel={useJobPanel(asked)}
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(jobsQuery({ ...asked, page }))}
      query={query}
      whenEmpty={
        <p>
          <MessageSentence>
            {messages.none((words) => (
              <Link className="text-link" to={pages.addJob}>
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

function JobLinks() {
  return (
    <div className="flex items-center gap-x-4 max-sm:contents">
      <div className="flex gap-x-4 max-sm:order-1 max-sm:basis-full">
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm" prefetch="intent" to={pages.savedJobs}>
          {messages.savedJobs}
        </Link>
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm" to={`${pages.jobs}?mine=true`}>
          {messages.myJobs}
        </Link>
      </div>
      <Link className="btn btn-primary btn-sm" prefetch="intent" to={pages.addJob}>
        {messages.add}
      </Link>
    </div>
  );
}
