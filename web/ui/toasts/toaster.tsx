import { type CSSProperties, useEffect } from "react";
import { Toaster, toast, useSonner } from "sonner";
import * as messages from "#messages/toasts.ts";
import { useTheme } from "../theme/theme.ts";
import { toastsAreReady } from "./notify.ts";
import { useToastPlace } from "./toast-place.ts";
import { useWayOut } from "./way-out.ts";

const colors = {
  "--normal-bg": "var(--color-base-200)",
  "--normal-text": "var(--color-base-content)",
  "--normal-border": "var(--color-base-300)",
  "--border-radius": "var(--radius-box)",
} as CSSProperties;

export function BoardToaster() {
  const [theme] = useTheme();
  const { toasts } = useSonner();
  const bottom = useToastPlace(toasts.length);

  useEffect(() => {
    toastsAreReady(toast);
  }, []);

  return (
    <div {...useWayOut()} role="presentation">
      <Toaster
        closeButton
        containerAriaLabel={messages.toasts}
        mobileOffset={{ bottom }}
        offset={{ bottom }}
        position="bottom-right"
        style={colors}
        theme={theme === "dusk" ? "dark" : "light"}
        toastOptions={{ closeButtonAriaLabel: messages.closeToast }}
      />
    </div>
  );
}
