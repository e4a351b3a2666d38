import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/cohorts.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { listLocation, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { CohortCard } from "./cohort-card.tsx";
import { cohortsQuery, ownCohortsQuery } from "./cohort-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = cohortsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(
    () => queryClient.prefetchQuery(query),
    () => queryClient.prefetchQuery(ownCohortsQuery),
  );
}

export default function CohortsPage() {
  const location = useListLocation();
  const { data: own, isPending } = useQuery(ownCohortsQuery);
  return (
    <ListPage
      card={(cohort) => (
        <CohortCard cohort={cohort}>
          {own?.some(({ id }) => id === cohort.id) && (
            <span className="font-semibold text-sm">{messages.yourCohort}</span>
          )}
        </CohortCard>
      )}
      isWaiting={isPending}
      location={location}
      prefetch={(page) => queryClient.prefetchQuery(cohortsQuery({ ...location, page }))}
      query={useQuery({ ...cohortsQuery(location), placeholderData: keepPreviousData })}
      whenEmpty={<p>{messages.none}</p>}
      words={messages.list}
    />
  );
}
