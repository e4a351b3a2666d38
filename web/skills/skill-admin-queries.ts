import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Endpoint, InputOf } from "../../contract/interface/endpoint.ts";
import * as curation from "../../contract/skills.ts";
import { call } from "../api/api.ts";

const curationKeys = {
  suggestions: (page: number) => ["skills", "suggestions", page] as const,
  list: (page: number, search: string) => ["skills", "curated", page, search] as const,
};

export const curatedSkillsQuery = ({ page, search }: { page: number; search: string }) =>
  queryOptions({
    queryKey: curationKeys.list(page, search),
    queryFn: ({ signal }) => call(curation.listCuratedSkills, { page, search }, signal),
  });

export const suggestionsQuery = (page: number) =>
  queryOptions({
    queryKey: curationKeys.suggestions(page),
    queryFn: ({ signal }) => call(curation.listSuggestions, { page }, signal),
  });

export const useAcceptSuggestion = () => useStaling(curation.acceptSuggestion);
export const useDeclineSuggestion = () => useStaling(curation.declineSuggestion);
export const useAddSkill = () => useStaling(curation.addSkill);
export const useAddAlias = () => useStaling(curation.addAlias);
export const useRemoveAlias = () => useStaling(curation.removeAlias);
export const useMergeSkills = () => useStaling(curation.mergeSkills);
export const useImplySkill = () => useStaling(curation.implySkill);
export const useRemoveImplication = () => useStaling(curation.removeImplication);

/** Posts, people and matches show skills, so everything is invalidated. */
function useStaling<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries(),
  });
}
