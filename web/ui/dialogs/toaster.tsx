import { type CSSProperties, useEffect } from "react";
import { Toaster, toast, useSonner } from "sonner";
import * as messages from "#messages/shell.ts";
import { useTheme } from "../shell/theme.ts";
import { keepFocusInSight } from "./focus-scroll.ts";
import { toastsAreReady } from "./toast.ts";
import { useTabOut } from "./toast-tab.ts";

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
