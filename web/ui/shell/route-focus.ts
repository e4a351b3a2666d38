import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { MadeByFilter } from "../lists/filter-state.ts";

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
    if (isTyping || keepsFocus || !main.current) return;
    return focusHeading(main.current);
  }, [place, pathname, keepsFocus]);

  return main;
}

/** Focuses the heading, or `main` until there is one: it comes with a record, or with the news that there is none. */
function focusHeading(main: HTMLElement) {
  let focused: HTMLElement = main.querySelector("h1") ?? main;
  focusOn(focused);
  const observer = new MutationObserver(() => {
    const heading = main.querySelector("h1");
    const isWithoutHeading = document.activeElement === (focused.isConnected ? main : document.body);
    if (!heading || heading === focused || !isWithoutHeading) return;
    focused = heading;
    focusOn(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
