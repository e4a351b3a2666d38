import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * A dialog whose button is there only as long as something is possible, which what is done in it may end: the keyboard goes on
 * at what stands there `instead`, whichever of both goes first.
 */
export function useDialogWhile<Instead extends HTMLElement>(isPossible: boolean) {
  const [isWanted, want] = useState(false);
  const instead: RefObject<Instead | null> = useRef<Instead>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isWanted) wasOpen.current = true;
    if (isPossible) return;
    want(false);
    if (wasOpen.current && document.activeElement === document.body) instead.current?.focus();
    wasOpen.current = false;
  }, [isPossible, isWanted]);

  return { isOpen: isPossible && isWanted, open: () => want(true), close: () => want(false), instead };
}
