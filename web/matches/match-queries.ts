import { queryOptions } from "@tanstack/react-query";
import type { Endpoint, OutputOf } from "../../contract/interface/endpoint.ts";
import { type MatchParent, matchJobs, matchProjects, matchQuestions, matchUsers } from "../../contract/matches.ts";
import { call } from "../api/api.ts";

export const matchKeys = {
  all: ["matches"] as const,
  users: (parent: MatchParent, id: number) => ["matches", "users", parent, id] as const,
  own: (path: string) => ["matches", "own", path] as const,
};

export const matchingUsersQuery = (parent: MatchParent, id: number) =>
  queryOptions({
    queryKey: matchKeys.users(parent, id),
    queryFn: ({ signal }) => call(matchUsers, { parent, id }, signal),
    select: ({ results }) => results,
  });

/** The posts that fit the reader, best first: `matchCall` says of which kind. */
const ownMatchesQuery = <Call extends typeof matchJobs | typeof matchProjects | typeof matchQuestions>(
  matchCall: Call,
) =>
  queryOptions({
    queryKey: matchKeys.own(matchCall.path),
    queryFn: ({ signal }) => call<Endpoint>(matchCall, {}, signal) as Promise<OutputOf<Call>>,
    select: ({ results }): OutputOf<Call>["results"] => results,
  });
export const matchingJobsQuery = ownMatchesQuery(matchJobs);
export const matchingProjectsQuery = ownMatchesQuery(matchProjects);
export const matchingQuestionsQuery = ownMatchesQuery(matchQuestions);
