import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from "react";

/** A ref for a submit button that is disabled while sending: restores the focus that disabling takes away. */
export function useKeptFocus(isSending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Read before the button is disabled: Chromium 150 takes the focus away at once.
  const isFocused = useMemo(() => isSending && document.activeElement === button.current, [isSending]);

  useLayoutEffect(() => {
    if (isSending) hadFocus.current = isFocused;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSending, isFocused]);

  return button;
}

/** For a section whose pressed button disappears: `goOn` moves a lost focus to the section's heading. */
export function useFocusOnHeading(): { heading: RefObject<HTMLHeadingElement | null>; goOn: () => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return { heading, goOn };
}
