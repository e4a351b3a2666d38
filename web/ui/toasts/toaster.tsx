import { type CSSProperties, useEffect } from "react";
import { Toaster, toast, useSonner } from "sonner";
import * as messages from "#messages/toasts.ts";
import { useTheme } from "../theme/theme.ts";
import { toastsAreReady } from "./notify.ts";
import { useTabOut } from "./tab-out.ts";
import { useToastPlace } from "./toast-place.ts";

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
    <div {...useTabOut()} role="presentation">
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
