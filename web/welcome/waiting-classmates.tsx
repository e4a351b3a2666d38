import { useQueries } from "@tanstack/react-query";
import * as messages from "#messages/welcome.ts";
import type { User } from "../../contract/people/users.ts";
import { cohortQuery } from "../cohorts/cohort-queries.ts";
import { PageLink } from "../ui/navigation/page-link.tsx";

/** Classmates whom the reader may know, a line for each cohort where some wait. */
export function WaitingClassmates({ cohorts }: { cohorts: User["Cohorts"] }) {
  const verified = cohorts.filter(({ state }) => state === "verified");
  const found = useQueries({ queries: verified.map(({ id }) => cohortQuery(id)) });
  return found.map(({ data }) =>
    data?.pendingCount ? (
      <p className="mt-4" key={data.id}>
        <PageLink className="text-link inline-flex min-h-11 items-center" id={data.id} page="cohort">
          {messages.classmatesWait(data.pendingCount, data.name)}
        </PageLink>
      </p>
    ) : null,
  );
}
