import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The page and the search of a list live in its address: back, reload and sharing come free. */
export function useListLocation() {
  const [parameters, setParameters] = useSearchParams();
  const { page, search } = listLocation(parameters);

  const setSearch = useCallback(
    (text: string) => {
      const isRefining = search !== "" && text !== "";
      setParameters(text ? { search: text } : {}, { replace: isRefining, preventScrollReset: true });
    },
    [search, setParameters],
  );

  const pageAddress = useCallback(
    (to: number) => {
      const next = new URLSearchParams(search ? { search } : {});
      if (to > 1) next.set("page", String(to));
      return next.size > 0 ? `?${next}` : ".";
    },
    [search],
  );

  return { page, search, setSearch, pageAddress };
}

/** What an address asks of a list; nonsense asks for the first page. */
export function listLocation(parameters: URLSearchParams) {
  const asked = parameters.get("page") ?? "";
  const page = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 1;
  return { page, search: parameters.get("search") ?? "" };
}
