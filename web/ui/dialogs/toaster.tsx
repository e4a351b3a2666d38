import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Toaster, toast, useSonner } from "sonner";
import * as messages from "#messages/shell.ts";
import { useTheme } from "../shell/theme.ts";
import { toastsAreReady } from "./toast.ts";

const colors = {
  "--normal-bg": "var(--color-base-200)",
  "--normal-text": "var(--color-base-content)",
  "--normal-border": "var(--color-base-300)",
  "--border-radius": "var(--radius-box)",
} as CSSProperties;

/** Above the action bar and the offline banner; the style sheet says how high these are. */
const place = { bottom: "var(--toast-bottom)" };

export function BoardToaster() {
  const [theme] = useTheme();
  const { toasts } = useSonner();

  useEffect(() => {
    toastsAreReady(toast);
  }, []);
  useEffect(() => (toasts.length > 0 ? keepFocusInSight() : undefined), [toasts.length]);

  return (
    <div {...useTabOut()} role="presentation">
      <Toaster
        closeButton
        containerAriaLabel={messages.toasts}
        mobileOffset={place}
        offset={place}
        position="bottom-right"
        style={colors}
        theme={theme === "dusk" ? "dark" : "light"}
        toastOptions={{ closeButtonAriaLabel: messages.closeToast }}
      />
    </div>
  );
}

/** Scrolls the focused control out from under a new toast: the room that toasts take is the page's scroll padding. */
function keepFocusInSight() {
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    const toast = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
    if (!focused || !toast || focused === document.body || focused.closest("[data-sonner-toaster]")) return;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    const isBelow = top < window.innerHeight && bottom > window.innerHeight - room;
    if (isBelow && right > toast.left && left < toast.right) focused.scrollIntoView({ block: "nearest" });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Sonner restores the previous focus when the focus leaves the toasts. With Tab that would be a keyboard trap at the end of
 * the page, so Tab goes on to the next element.
 */
function useTabOut() {
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
