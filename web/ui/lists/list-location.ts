import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useLatestParameters } from "./list-parameters.ts";

/** The page and the search of a list, kept in the address. */
export function useListLocation() {
  const [parameters] = useSearchParams();
  const [latest, setLatest] = useLatestParameters();
  const { page, search } = listLocation(parameters);

  const setSearch = useCallback(
    (text: string) => {
      const isRefining = search !== "" && text !== "";
      const next = changed(latest, { search: text, page: "" });
      // This navigation is under way already.
      if (next.toString() === latest.toString()) return;
      setLatest(next, { replace: isRefining });
    },
    [search, latest, setLatest],
  );

  const pageAddress = useCallback(
    (to: number) => {
      const next = changed(parameters, { page: to > 1 ? String(to) : "" });
      return next.size > 0 ? `?${next}` : ".";
    },
    [parameters],
  );

  return { page, search, setSearch, pageAddress };
}

/** The page of a second list on the same page, in a parameter of its own: `?suggestions=2`. */
export function useListPage(name: string) {
  const [parameters] = useSearchParams();
  const address = (to: number) => `?${changed(parameters, { [name]: to > 1 ? String(to) : "" })}`;
  return { page: pageIn(parameters, name), address };
}

/** A filter kept in the address; `""` filters nothing. Choosing goes back to the first page. */
export function useListFilter<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [parameters] = useSearchParams();
  const [latest, setLatest] = useLatestParameters();
  const choose = useCallback(
    (choice: Choice | "") => setLatest(changed(latest, { [name]: choice, page: "" })),
    [name, latest, setLatest],
  );
  return [listFilter(parameters, name, choices), choose] as const;
}

/** The value of a filter in the address; an invalid one filters nothing. */
export function listFilter<Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === parameters.get(name));
}

function changed(parameters: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The page and search in an address; an invalid page is the first. */
export function listLocation(parameters: URLSearchParams) {
  return { page: pageIn(parameters, "page"), search: parameters.get("search") ?? "" };
}

export function pageIn(parameters: URLSearchParams, name: string): number {
  const asked = parameters.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 1;
}
