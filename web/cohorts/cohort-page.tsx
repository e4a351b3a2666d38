import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/cohorts.ts";
import { number } from "#messages/formats.ts";
import type { CohortDetail } from "../../contract/cohorts.ts";
import { pages } from "../../contract/pages.ts";
import { isStaff } from "../../contract/rights.ts";
import { isFirstLoad, prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { useListPage } from "../ui/lists/list-location.ts";
import { BackLink } from "../ui/shell/back-link.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { CohortFacts } from "./cohort-facts.tsx";
import { CohortPeople } from "./cohort-people.tsx";
import { cohortPeopleQuery, cohortQuery, pendingQuery, prefetchCohort } from "./cohort-queries.ts";
import { MembershipRequests } from "./membership-requests.tsx";
import { MembershipStatus } from "./membership-status.tsx";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    () => prefetchCohort(id),
    () => queryClient.prefetchQuery(cohortPeopleQuery(id)),
  );
}

export default function CohortPage() {
  const id = useRecordId();
  const query = useQuery(cohortQuery(id));
  const people = useQuery(cohortPeopleQuery(id));
  const { page } = useListPage("pending");
  const isAnyone = Boolean(query.data?.pendingCount);
  const pending = useQuery({ ...pendingQuery(id, page), placeholderData: keepPreviousData, enabled: isAnyone });
  return (
    <RecordPage
      back={<BackLink fallback={pages.cohorts} />}
      className="page-width"
      failed={messages.failed}
      isWaiting={isFirstLoad(people) || (isAnyone && isFirstLoad(pending))}
      query={query}
      title={({ name }) => name}
    >
      {(cohort) => <WholeCohort cohort={cohort} />}
    </RecordPage>
  );
}

function WholeCohort({ cohort }: { cohort: CohortDetail }) {
  const reader = useUser();
  const isOfTeam = reader !== null && isStaff(reader);
  const isVerified = cohort.membership?.state === "verified";
  return (
    <div className="mt-2 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h1 className="page-heading" dir="auto">
          {cohort.name}
        </h1>
        <CohortFacts className="mt-1.5" cohort={cohort} />
        <MembershipStatus cohort={cohort} />
        {cohort.rosterCount !== undefined && cohort.rosterCount > 0 && (
          <p className="quiet mt-3 text-sm">{messages.onRoster(cohort.rosterCount)}</p>
        )}
        <MembershipRequests cohort={cohort} isOfTeam={isOfTeam} isVerified={isVerified} />
        <CohortPeople cohort={cohort} />
      </div>
      <aside className="grid min-w-0 content-start gap-8">
        <CohortCounts counts={cohort.Companies} page="company" title={messages.whereTheyWork} />
        <CohortCounts counts={cohort.Skills} page="skill" title={messages.whatTheyKnow} />
      </aside>
    </div>
  );
}

type CohortCountsProps = {
  title: string;
  page: "company" | "skill";
  counts: { id: number; name: string; count: number }[];
};

/** The companies or skills that several members of a cohort name, with how many of them do. */
function CohortCounts({ title, page, counts }: CohortCountsProps) {
  const id = useId();
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="sheet p-5">
      <h2 className="font-semibold text-lg" id={id}>
        {title}
      </h2>
      <ul className="mt-1 gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2">
        {counts.map(({ id, name, count }) => (
          <li className="flex min-h-11 items-center justify-between gap-3 lg:min-h-9" key={id}>
            <PageLink className="tall text-link min-w-0 grow" id={id} page={page}>
              <bdi>{name}</bdi>
            </PageLink>
            <span className="quiet tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
