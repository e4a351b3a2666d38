import { useMemo } from "react";
import { useLocation, useNavigation } from "react-router";

/** The address's parameters, those of a navigation under way included, so that two quick presses add up. */
export function useLatestParameters(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const latest = next?.pathname === pathname ? next.search : search;
  return useMemo(() => new URLSearchParams(latest), [latest]);
}
