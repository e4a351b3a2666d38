import { useQuery } from "@tanstack/react-query";
import * as morning from "#messages/welcome.ts";
import { fullName } from "../../contract/people/names.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";
import { Face } from "../ui/markdown/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";

/** New members of the reader's cohorts, and classmates who wait for vouches. */
export function CohortList() {
  const { data: cohorts = [] } = useQuery(ownCohortsQuery);
  return cohorts
    .filter(({ Newcomers, pendingCount }) => Newcomers.length > 0 || pendingCount > 0)
    .map(({ id, name, Newcomers, pendingCount }) => (
      <section aria-labelledby={`cohort-${id}`} key={id}>
        <h2 className="font-semibold text-xl" id={`cohort-${id}`}>
          {morning.newIn(name)}
        </h2>
        {Newcomers.length > 0 && (
          <ul className="mt-2">
            {Newcomers.map((person) => (
              <li key={person.id}>
                <PageLink
                  className="flex min-h-12 items-center gap-3 py-1.5 leading-snug hover:underline"
                  id={person.id}
                  page="user"
                >
                  <Face person={person} size="small" />
                  <span className="min-w-0 flex-1" dir="auto">
                    {fullName(person)}
                  </span>
                  <span className="meta">
                    <DateTime brief value={person.createdAt} />
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {pendingCount > 0 && (
          <PageLink className="text-link inline-flex min-h-11 items-center" id={id} page="cohort">
            {morning.classmatesWait(pendingCount, name)}
          </PageLink>
        )}
      </section>
    ));
}
