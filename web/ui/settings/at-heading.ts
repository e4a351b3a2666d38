import { type RefObject, useCallback, useRef } from "react";

/** For a part of which a press takes its own button away: the keyboard, where that lost it, goes on at the part's heading. */
export function useGoingOnAtHeading(): { heading: RefObject<HTMLHeadingElement | null>; goOn: () => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return { heading, goOn };
}
