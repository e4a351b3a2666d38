import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/cohorts.ts";
import { isFirstLoad, prepare, queryClient } from "../api/query-client.ts";
import { listLocation, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { CohortActions } from "./cohort-actions.tsx";
import { CohortCard } from "./cohort-card.tsx";
import { CohortDialog } from "./cohort-dialog.tsx";
import { cohortQuery, cohortsQuery, pendingQuery, prefetchCohort } from "./cohort-queries.ts";
import { CohortStaff } from "./cohort-staff.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = cohortsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(async () => {
    const { results } = await queryClient.fetchQuery(query);
    await Promise.all(results.map(({ id }) => prefetchCohort(id)));
  });
}

export default function AdminCohortsPage() {
  const location = useListLocation();
  const query = useQuery({ ...cohortsQuery(location), placeholderData: keepPreviousData });
  const details = useQueries({ queries: query.data?.results.map(({ id }) => cohortQuery(id)) ?? [] });
  const withPending = details.flatMap(({ data }) => (data?.pendingCount ? [data.id] : []));
  const pending = useQueries({ queries: withPending.map((id) => pendingQuery(id, 1)) });
  const [isAdding, add] = useState(false);
  return (
    <>
      <ListPage
        action={
          <button className="btn btn-primary btn-sm" onClick={() => add(true)} type="button">
            {messages.addCohort}
          </button>
        }
        card={(cohort) => (
          <CohortCard below={<CohortStaff id={cohort.id} />} cohort={cohort}>
            <CohortActions cohort={cohort} />
          </CohortCard>
        )}
        isWaiting={!query.isPlaceholderData && [...details, ...pending].some(isFirstLoad)}
        location={location}
        query={query}
        whenEmpty={<p>{messages.none}</p>}
        words={messages.list}
      />
      {isAdding && <CohortDialog onClose={() => add(false)} />}
    </>
  );
}
