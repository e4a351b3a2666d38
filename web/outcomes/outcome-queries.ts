import { queryOptions } from "@tanstack/react-query";
import { listOutcomes, listWantedSkills } from "../../contract/outcomes.ts";
import { call } from "../api/api.ts";

/** Of the cohorts that ended between two days; "" for no bound. */
export const outcomesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["outcomes", from, to] as const,
    queryFn: ({ signal }) => call(listOutcomes, { from, to }, signal),
  });

export const wantedSkillsQuery = queryOptions({
  queryKey: ["skills", "wanted"] as const,
  queryFn: ({ signal }) => call(listWantedSkills, {}, signal),
});
