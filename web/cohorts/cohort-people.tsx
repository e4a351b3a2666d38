import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/cohorts.ts";
import type { Cohort } from "../../contract/cohorts.ts";
import { pages } from "../../contract/pages.ts";
import { People } from "../ui/markdown/people.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { RowSkeleton } from "../ui/shell/row-skeleton.tsx";
import { cohortPeopleQuery } from "./cohort-queries.ts";

/** The cohort's verified members whose membership is visible to the reader. */
export function CohortPeople({ cohort }: { cohort: Cohort }) {
  const { data: people, error, refetch } = useQuery(cohortPeopleQuery(cohort.id));
  return (
    <section aria-labelledby="who" className="mt-10">
      <h2 className="mb-3 font-semibold text-xl" id="who">
        {messages.who}
      </h2>
      {!people && error && <Failure error={error} retry={() => void refetch()} title={messages.whoFailed} />}
      {!people && !error && <RowSkeleton />}
      {people?.total === 0 && <p className="quiet">{messages.nobody}</p>}
      {people && people.results.length > 0 && <People label={messages.who} people={people.results} />}
      {people?.hasNextPage && (
        <Link
          className="quiet-link mt-2 inline-flex min-h-11 items-center text-sm"
          to={`${pages.users}?cohort=${cohort.id}`}
        >
          {messages.seeAll(people.total)}
        </Link>
      )}
    </section>
  );
}
