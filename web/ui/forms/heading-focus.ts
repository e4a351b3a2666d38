import { type RefObject, useCallback, useRef } from "react";

/** For a section whose pressed button disappears: `goOn` moves a lost focus to the section's heading. */
export function useFocusOnHeading(): { heading: RefObject<HTMLHeadingElement | null>; goOn: () => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return { heading, goOn };
}
