import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/cohorts.ts";
import type { CohortDetail } from "../../contract/cohorts/cohorts.ts";
import { useUser } from "../api/session.ts";
import { useFocusInList } from "../ui/lists/focus-in-list.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { useListPage } from "../ui/lists/use-list-location.ts";
import { Failed } from "../ui/shell/failed.tsx";
import { RowsSkeleton } from "../ui/shell/rows-skeleton.tsx";
import { pendingQuery } from "./cohort-queries.ts";
import { PendingPerson } from "./pending-person.tsx";
import { StaffDecision } from "./staff-decision.tsx";
import { VouchButton } from "./vouch-button.tsx";

type Props = { cohort: CohortDetail; isVerified: boolean; isOfTeam: boolean };

/** People who wait for verification: verified members vouch for them, staff decide. */
export function PendingPeople({ cohort, isVerified, isOfTeam }: Props) {
  const { page, address } = useListPage("pending");
  const reader = useUser();
  const isAnyone = Boolean(cohort.pendingCount);
  const query = useQuery({ ...pendingQuery(cohort.id, page), placeholderData: keepPreviousData, enabled: isAnyone });
  const { data: pending, error, refetch } = query;
  const list = useFocusInList(`${isAnyone} ${pending?.results.map(({ id }) => id)}`);
  if (!isAnyone) return null;
  return (
    <section aria-labelledby="pending" className="mt-10">
      <h2 className="font-semibold text-xl" id="pending">
        {messages.doYouKnow}
      </h2>
      <p className="quiet mt-1">{messages.sayThey}</p>
      {!pending && error && <Failed error={error} retry={() => void refetch()} title={messages.pendingFailed} />}
      {!pending && !error && <RowsSkeleton />}
      {pending && (
        <ul className="mt-4 grid gap-3" ref={list}>
          {pending.results.map((person) => (
            <li className="sheet p-3" key={person.id}>
              <PendingPerson person={person}>
                {isVerified && person.id !== reader?.id && <VouchButton cohortId={cohort.id} person={person} />}
                {isOfTeam && <StaffDecision cohortId={cohort.id} person={person} />}
              </PendingPerson>
            </li>
          ))}
        </ul>
      )}
      {pending && pending.totalPages > 1 && (
        <Pager
          address={address}
          hasNext={pending.hasNextPage}
          hasPrevious={pending.hasPreviousPage}
          label={messages.pendingPages}
          page={page}
        />
      )}
    </section>
  );
}
