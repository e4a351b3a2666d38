import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * The state of a dialog that closes, and whose button disappears, as soon as `isPossible` becomes false, often by what was
 * done in the dialog. If the focus is lost by that, it moves to the element with the ref `instead`.
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
