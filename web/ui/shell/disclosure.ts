import { type KeyboardEvent as KeyPress, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigation } from "react-router";

/**
 * A button that opens a panel (the WAI-ARIA disclosure pattern). Esc, a click outside, tabbing out and a navigation close it;
 * the arrow keys, Home and End move between its links and buttons.
 */
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

  function moveByKey(event: KeyPress) {
    const pressed = event.target as Element;
    // Dialogs and fields in a panel have arrow keys of their own.
    if (pressed.closest("dialog, input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
    const panel = document.getElementById(id);
    const step = steps[event.key];
    if (!panel || !step || (!isOpen && !/^Arrow/.test(event.key))) return;
    event.preventDefault();
    if (!isOpen) flushSync(() => setOpen(true));
    const entries = [...panel.querySelectorAll<HTMLElement>("a, button")].filter((entry) => entry.checkVisibility());
    entries.at(step(entries.indexOf(pressed as HTMLElement), entries.length))?.focus();
  }

  return {
    isOpen,
    root,
    triggerProps: {
      ref: trigger,
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => setOpen((open) => !open),
      onKeyDown: moveByKey,
    } as const,
    panelProps: { id, hidden: !isOpen, onKeyDown: moveByKey },
  };
}

/** The place to go to from a place, -1 on the trigger, among so many. */
const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place) => (place < 0 ? -1 : place - 1),
  Home: () => 0,
  End: () => -1,
};

/** The key of the current location, or of the navigation under way; it doesn't change when that completes. */
export function useDestination(): string {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  return next?.key ?? key;
}
