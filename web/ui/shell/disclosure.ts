import { useEffect, useId, useRef, useState } from "react";
import { useDestination } from "./destination.ts";

/** A button that opens a panel. Esc, a click outside, tabbing out and a navigation close it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const destination = useDestination();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new destination is the reason to close
  useEffect(() => setOpen(false), [destination]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      // If a dialog was opened from the panel, Esc closes only that.
      if (event.key !== "Escape" || root.current?.querySelector("dialog[open]")) return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  return {
    isOpen,
    root,
    triggerProps: {
      ref: trigger,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen((open) => !open),
    } as const,
    panelProps: { id, hidden: !isOpen },
  };
}
