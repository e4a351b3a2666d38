import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/cohorts.ts";
import { useFocusInList } from "../ui/lists/list-focus.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import { cohortQuery, pendingQuery } from "./cohort-queries.ts";
import { MembershipDecision } from "./membership-decision.tsx";
import { MembershipRequest } from "./membership-request.tsx";

/** For staff: the length of a cohort's roster, and who waits for verification, longest first. */
export function CohortStaff({ id }: { id: number }) {
  const { data: cohort } = useQuery(cohortQuery(id));
  const { rosterCount = 0, pendingCount = 0 } = cohort ?? {};
  const { data: pending } = useQuery({ ...pendingQuery(id, 1), enabled: pendingCount > 0 });
  const isAnyone = pendingCount > 0 && pending !== undefined && pending.total > 0;
  const list = useFocusInList(String(pending?.results.map((person) => person.id)));
  if (!cohort || (rosterCount === 0 && !isAnyone)) return null;
  return (
    <div className="relative grid w-full gap-3">
      {rosterCount > 0 && <p className="quiet text-sm">{messages.onRoster(rosterCount)}</p>}
      {isAnyone && (
        <>
          <p className="text-sm">{messages.wait(pending.total)}</p>
          <ul aria-label={messages.whoWaitsIn(cohort.name)} className="grid gap-3" ref={list}>
            {pending.results.map((person) => (
              <li key={person.id}>
                <MembershipRequest person={person}>
                  <MembershipDecision cohortId={id} person={person} />
                </MembershipRequest>
              </li>
            ))}
          </ul>
          {pending.hasNextPage && (
            <PageLink className="quiet-link inline-flex min-h-11 items-center text-sm" id={id} page="cohort">
              {messages.seeAll(pending.total)}
            </PageLink>
          )}
        </>
      )}
    </div>
  );
}
