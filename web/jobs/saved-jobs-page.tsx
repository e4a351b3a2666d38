import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as messages from "#messages/jobs.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { FeedButton } from "../grants/feed-button.tsx";
import { listFilter, listLocation, useListFilter, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { ViewLinks } from "../ui/shell/view-links.tsx";
import { SavedJobCard } from "./saved-job-card.tsx";
import { savedJobsQuery } from "./saved-job-queries.ts";

const choices = ["true", "false"] as const;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const asked = { page: listLocation(parameters).page, applied: listFilter(parameters, "applied", choices) };
  return prepare(() => queryClient.prefetchQuery(savedJobsQuery(asked)));
}

export default function SavedJobsPage() {
  const location = useListLocation();
  const [applied] = useListFilter("applied", choices);
  const asked = { page: location.page, applied };
  const query = useQuery({ ...savedJobsQuery(asked), placeholderData: keepPreviousData });

  return (
    <ListPage
      action={<FeedButton name={messages.savedJobsList.title} />}
      card={(job) => <SavedJobCard job={job} />}
      intro={<Shown applied={applied} />}
      location={location}
      picture="square"
      prefetch={(page) => queryClient.prefetchQuery(savedJobsQuery({ ...asked, page }))}
      query={query}
      whenEmpty={
        <>
          <p>{applied ? messages.noneOfThese : messages.savedJobsNone}</p>
          <Link className="btn btn-primary" prefetch="intent" to={pages.jobs}>
            {messages.toJobs}
          </Link>
        </>
      }
      words={messages.savedJobsList}
    />
  );
}

function Shown({ applied }: { applied: (typeof choices)[number] | undefined }) {
  const links = [
    { to: pages.savedJobs, label: messages.allSaved, isCurrent: applied === undefined },
    { to: "?applied=true", label: messages.applied, isCurrent: applied === "true" },
    { to: "?applied=false", label: messages.notApplied, isCurrent: applied === "false" },
  ];
  return <ViewLinks className="mt-6" label={messages.shown} links={links} />;
}
