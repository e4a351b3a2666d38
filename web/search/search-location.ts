import { useCallback } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";
import { pages } from "../../contract/pages.ts";
import { type SearchKind, searchKinds } from "../../contract/search/search.ts";
import { usePressOptions } from "../ui/lists/filter-state.ts";
import { pageIn } from "../ui/lists/list-location.ts";
import { useLatestParameters } from "../ui/lists/list-parameters.ts";

/** The search in the address: `?q=react&kinds=jobs&page=2`. */
export type SearchLocation = { q: string; kind: SearchKind | undefined; page: number };

export function searchLocation(parameters: URLSearchParams): SearchLocation {
  return {
    q: parameters.get("q")?.trim() ?? "",
    kind: searchKinds.find((kind) => kind === parameters.get("kinds")),
    page: pageIn(parameters, "page"),
  };
}

export const addressOf = ({ q, kind, page = 1 }: { q: string; kind?: SearchKind; page?: number }) => {
  const parts = Object.entries({ q, kinds: kind ?? "", page: page > 1 ? String(page) : "" });
  const said = new URLSearchParams(parts.filter(([, value]) => value));
  return said.size > 0 ? `${pages.search}?${said}` : pages.search;
};

/**
 * `latest` includes a navigation under way. Typing replaces the history entry; the first press in the panel pushes one, and
 * further presses replace it.
 */
export function useSearchLocation() {
  const [parameters] = useSearchParams();
  const [latest, setLatest] = useLatestParameters();
  const pressOptions = usePressOptions();
  const change = useCallback(
    (q: string, how: NavigateOptions) => {
      const next = new URLSearchParams(latest);
      next.delete("page");
      if (q) next.set("q", q);
      else next.delete("q");
      setLatest(next, how);
    },
    [latest, setLatest],
  );
  const type = useCallback((q: string) => change(q, { replace: true }), [change]);
  const press = useCallback((q: string) => change(q, pressOptions), [change, pressOptions]);
  return { ...searchLocation(parameters), latest: searchLocation(latest), type, press };
}
