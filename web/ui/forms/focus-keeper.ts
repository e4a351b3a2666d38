import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref for a submit button that is disabled while sending: restores the focus that disabling takes away. */
export function useKeptFocus(isSending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSending]);

  return button;
}
