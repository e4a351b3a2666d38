import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/cohorts.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../ui/lists/use-list-location.ts";
import { CohortCard } from "./cohort-card.tsx";
import { cohortsQuery } from "./cohort-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = cohortsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function CohortsPage() {
  const location = useListLocation();
  return (
    <ListPage
      card={(cohort) => <CohortCard cohort={cohort} />}
      location={location}
      prefetch={(page) => queryClient.prefetchQuery(cohortsQuery({ ...location, page }))}
      query={useQuery({ ...cohortsQuery(location), placeholderData: keepPreviousData })}
      whenEmpty={<p>{messages.none}</p>}
      words={messages.list}
    />
  );
}
