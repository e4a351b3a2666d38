import { useEffect } from "react";
import { useLocation } from "react-router";

/** The search parameters of each list as it was shown last, by its path. */
const shown = new Map<string, string>();

export const lastParameters = (path: string) => new URLSearchParams(shown.get(path));

/** Remembers which part of the list is shown, for the list beside a record. */
export function useRememberedList() {
  const { pathname, search } = useLocation();
  useEffect(() => void shown.set(pathname, search), [pathname, search]);
}
