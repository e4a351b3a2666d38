import { type FocusEvent, type KeyboardEvent, useRef } from "react";

/** Sonner takes whoever leaves the toasts back to where they came from: by Tab they would go round and round at the page's end. */
export function useWayOut() {
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
