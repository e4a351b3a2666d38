import { type CSSProperties, useEffect } from "react";
import { Toaster, toast, useSonner } from "sonner";
import { toastsAreReady } from "../notify.ts";
import { useTheme } from "./theme.ts";

const colors = {
  "--normal-bg": "var(--color-base-200)",
  "--normal-text": "var(--color-base-content)",
  "--normal-border": "var(--color-base-300)",
  "--border-radius": "var(--radius-box)",
} as CSSProperties;

export function BoardToaster() {
  const [theme] = useTheme();
  const { toasts } = useSonner();
  const open = toasts.length > 0;

  // Room to scroll whatever a toast lies over out from under it; what is in use gets out by itself.
  useEffect(() => {
    document.body.toggleAttribute("data-toasts", open);
    if (open) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [open]);

  useEffect(() => {
    toastsAreReady(toast);
  }, []);

  return (
    <Toaster
      closeButton
      position="bottom-right"
      style={colors}
      theme={theme === "dusk" ? "dark" : "light"}
      toastOptions={{ closeButtonAriaLabel: "Close this message" }}
    />
  );
}
