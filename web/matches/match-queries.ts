import { queryOptions } from "@tanstack/react-query";
import {
  type MatchParent,
  matchJobs,
  matchProjects,
  matchQuestions,
  matchUsers,
} from "../../contract/skills/matches.ts";
import { call } from "../api/api.ts";

export const matchKeys = {
  all: ["matches"] as const,
  users: (parent: MatchParent, id: number) => ["matches", "users", parent, id] as const,
  own: (parent: MatchParent | "questions") => ["matches", "own", parent] as const,
};

export const matchingUsersQuery = (parent: MatchParent, id: number) =>
  queryOptions({
    queryKey: matchKeys.users(parent, id),
    queryFn: ({ signal }) => call(matchUsers, { parent, id }, signal),
    select: ({ results }) => results,
  });

/** The jobs that fit the reader, best first. */
export const matchingJobsQuery = queryOptions({
  queryKey: matchKeys.own("jobs"),
  queryFn: ({ signal }) => call(matchJobs, {}, signal),
  select: ({ results }) => results,
});

/** The projects that fit the reader, best first. */
export const matchingProjectsQuery = queryOptions({
  queryKey: matchKeys.own("projects"),
  queryFn: ({ signal }) => call(matchProjects, {}, signal),
  select: ({ results }) => results,
});

/** Others' unanswered questions that the reader could answer, best first. */
export const matchingQuestionsQuery = queryOptions({
  queryKey: matchKeys.own("questions"),
  queryFn: ({ signal }) => call(matchQuestions, {}, signal),
  select: ({ results }) => results,
});
