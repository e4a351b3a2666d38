import type { ReactNode } from "react";
import type { Cohort } from "../../contract/cohorts.ts";
import { queryClient } from "../api/query-client.ts";
import { onIntent } from "../ui/lists/prefetch.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import { CohortFacts } from "./cohort-facts.tsx";
import { cohortQuery } from "./cohort-queries.ts";

type Props = {
  cohort: Cohort;
  /** At its right: whose it is, or the buttons of staff. */
  children?: ReactNode;
  /** Notes for staff. */
  below?: ReactNode;
};

export function CohortCard({ cohort, children, below }: Props) {
  return (
    <div
      className="sheet relative flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
      {...onIntent(() => queryClient.prefetchQuery(cohortQuery(cohort.id)))}
    >
      <div className="min-w-0">
        <h2 className="font-semibold text-lg leading-snug" dir="auto">
          <PageLink className="card-link" id={cohort.id} page="cohort">
            {cohort.name}
          </PageLink>
        </h2>
        <CohortFacts className="mt-0.5 text-sm" cohort={cohort} />
      </div>
      {children && <div className="relative flex flex-wrap gap-2">{children}</div>}
      {below}
    </div>
  );
}
