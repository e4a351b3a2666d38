import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { MadeByFilter } from "../filters/use-filters.ts";

/**
 * A new page is a new place: focus goes to its heading, so that the keyboard starts there and screen readers say where
 * they are. Another page of a list counts; a search being typed and a filter being chosen don't.
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
