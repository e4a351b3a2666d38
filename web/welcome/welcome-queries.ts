import { type UseQueryOptions, useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { accountQuery } from "../api/account-queries.ts";
import { queryClient } from "../api/query-client.ts";
import { ownCohortsQuery } from "../cohorts/cohort-queries.ts";
import { ownJobsQuery } from "../jobs/job-queries.ts";
import { matchingJobsQuery, matchingProjectsQuery, matchingQuestionsQuery } from "../matches/match-queries.ts";
import { wantedSkillsQuery } from "../outcomes/outcome-queries.ts";
import { userQuery } from "../people/user-queries.ts";
import { fittingSeatsQuery } from "../projects/project-queries.ts";
import { activityQuery, newThingsQuery } from "./news-queries.ts";

/** Everything that the page of this member shows. */
const welcomeQueries = (id: number) =>
  [
    newThingsQuery,
    accountQuery,
    userQuery(id),
    matchingJobsQuery,
    matchingProjectsQuery,
    matchingQuestionsQuery,
    activityQuery,
    ownCohortsQuery,
    ownJobsQuery,
    wantedSkillsQuery,
    fittingSeatsQuery,
  ] as UseQueryOptions[];

/** For `prepare`. */
export const loadWelcome = (id: number) =>
  welcomeQueries(id).map((query) => () => queryClient.prefetchQuery(query as never));

/** Whether everything has loaded once, or failed. The page then shows all of it at the same time, so that nothing moves. */
export function useIsLoaded(id: number): boolean {
  const queries = useQueries({ queries: welcomeQueries(id) });
  // What failed is pending again while it is retried.
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded && queries.every(({ isPending }) => !isPending)) setLoaded(true);
  return isLoaded;
}
