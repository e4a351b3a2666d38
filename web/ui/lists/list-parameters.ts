import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * The address's parameters, those of a navigation under way included, and a function that navigates to others. Its
 * navigation counts as under way at once, so that presses add up, also two handlers of one click.
 */
export function useLatestParameters() {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const text = next?.pathname === pathname ? next.search : search;
  const latest = useMemo(() => new URLSearchParams(text), [text]);
  const [, setParameters] = useSearchParams();
  const setLatest = useCallback(
    (parameters: URLSearchParams, options?: NavigateOptions) =>
      setParameters(parameters, { preventScrollReset: true, flushSync: true, ...options }),
    [setParameters],
  );
  return [latest, setLatest] as const;
}
