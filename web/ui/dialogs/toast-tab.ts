import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/**
 * Sonner restores the previous focus when the focus leaves the toasts. With Tab that would be a keyboard trap at the end of
 * the page, so Tab goes on to the next element.
 */
export function useTabOut() {
  const byTab = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      byTab.current = event.key === "Tab";
    },
    onPointerDown: () => {
      byTab.current = false;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!byTab.current || currentTarget.contains(relatedTarget)) return;
      const next = (relatedTarget ?? document.querySelector("body a")) as HTMLElement | null;
      next?.focus();
    },
  };
}
