import { useMemo } from "react";
import { useLocation, useNavigation } from "react-router";

/** What the address says, or is about to say: who presses twice at once means both. */
export function useLatestParameters(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const latest = next?.pathname === pathname ? next.search : search;
  return useMemo(() => new URLSearchParams(latest), [latest]);
}
