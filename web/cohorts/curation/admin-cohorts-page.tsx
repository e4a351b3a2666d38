import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/cohort-curation.ts";
import * as words from "#messages/cohorts.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { ListPage } from "../../ui/lists/list-page.tsx";
import { listLocation, useListLocation } from "../../ui/lists/use-list-location.ts";
import { CohortCard } from "../cohort-card.tsx";
import { cohortsQuery } from "../cohort-queries.ts";
import { CohortActions } from "./cohort-actions.tsx";
import { CohortDialog } from "./cohort-dialog.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = cohortsQuery(listLocation(new URL(request.url).searchParams));
  return prepare(() => queryClient.prefetchQuery(query));
}

export default function AdminCohortsPage() {
  const location = useListLocation();
  const [isAdding, add] = useState(false);
  return (
    <>
      <ListPage
        action={
          <button className="btn btn-primary btn-sm" onClick={() => add(true)} type="button">
            {messages.add}
          </button>
        }
        card={(cohort) => (
          <CohortCard cohort={cohort}>
            <CohortActions cohort={cohort} />
          </CohortCard>
        )}
        location={location}
        query={useQuery({ ...cohortsQuery(location), placeholderData: keepPreviousData })}
        whenEmpty={<p>{words.none}</p>}
        words={words.list}
      />
      {isAdding && <CohortDialog onClose={() => add(false)} />}
    </>
  );
}
