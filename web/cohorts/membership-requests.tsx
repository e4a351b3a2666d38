import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as messages from "#messages/cohorts.ts";
import type { CohortDetail } from "../../contract/cohorts.ts";
import { useUser } from "../api/session.ts";
import { useFocusInList } from "../ui/lists/list-focus.ts";
import { useListPage } from "../ui/lists/list-location.ts";
import { Pager } from "../ui/lists/pager.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { RowSkeleton } from "../ui/shell/row-skeleton.tsx";
import { pendingQuery } from "./cohort-queries.ts";
import { MembershipDecision } from "./membership-decision.tsx";
import { MembershipRequest } from "./membership-request.tsx";
import { VouchButton } from "./vouch-button.tsx";

type Props = { cohort: CohortDetail; isVerified: boolean; isOfTeam: boolean };

/** People who wait for verification: verified members vouch for them, staff decide. */
export function MembershipRequests({ cohort, isVerified, isOfTeam }: Props) {
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
      {!pending && error && <Failure error={error} retry={() => void refetch()} title={messages.pendingFailed} />}
      {!pending && !error && <RowSkeleton />}
      {pending && (
        <ul className="mt-4 grid gap-3" ref={list}>
          {pending.results.map((person) => (
            <li className="sheet p-3" key={person.id}>
              <MembershipRequest person={person}>
                {isVerified && person.id !== reader?.id && <VouchButton cohortId={cohort.id} person={person} />}
                {isOfTeam && <MembershipDecision cohortId={cohort.id} person={person} />}
              </MembershipRequest>
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
