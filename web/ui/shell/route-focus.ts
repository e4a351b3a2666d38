import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { MadeByFilter } from "../lists/use-filters.ts";

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce the page and the keyboard starts
 * there. This includes another page of a list, but neither a search being typed nor a filter.
 */
export function useRouteFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, state } = useLocation();
  const keepsFocus = (state as MadeByFilter)?.madeByFilter;
  const place = `${pathname}?${new URLSearchParams(search).get("page") ?? ""}`;
  const previous = useRef(place);

  useEffect(() => {
    if (previous.current === place) return;
    const [before] = previous.current.split("?");
    previous.current = place;
    const isTyping = before === pathname && document.activeElement instanceof HTMLInputElement;
    if (isTyping || keepsFocus) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [place, pathname, keepsFocus]);

  return main;
}
