import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { nameKey } from "../../contract/interface/name-key.ts";
import type { Choice } from "../ui/forms/choice-list.tsx";
import { useDebounced } from "../ui/forms/debounce.ts";
import { companyChoicesQuery, companyQuery } from "./company-queries.ts";

/** The options of a company select: the first thousand, or the results for the typed text. */
export function useCompanyChoices(typed: string) {
  const search = useDebounced(typed);
  const query = useQuery({ ...companyChoicesQuery(search), placeholderData: keepPreviousData });
  const { data: companies = [], error, isFetching, refetch } = query;
  const isLoading = isFetching || typed !== search;
  const isAnswered = !isLoading && !error;
  return {
    companies,
    /** Those of the previous search are filtered, so that a quick Enter doesn't choose a wrong one. */
    answers: isAnswered ? companies : companies.filter(({ name }) => nameKey(name).includes(nameKey(typed))),
    isAnswered,
    isLoading,
    failure: error,
    retry: () => void refetch(),
  };
}

/** The company with this id; fetched if none of the known ones is it, because a draft holds only the id. */
export function useCompany(id: number | null, known: readonly (Choice | null | undefined)[]): Choice | undefined {
  const found = known.find((company) => company?.id === id);
  const { data: drafted } = useQuery({ ...companyQuery(id ?? 0), enabled: id !== null && !found });
  return found ?? (drafted?.id === id ? drafted : undefined);
}
