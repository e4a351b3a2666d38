import { type RefObject, useLayoutEffect, useRef } from "react";

/** For a button that can't be pressed while what it sends is on its way: the focus that this takes from it comes back. */
export function useKeptFocus(isSending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSending]);

  return button;
}
