import { type CSSProperties, useEffect } from "react";
import { Toaster, toast, useSonner } from "sonner";
import { toastsAreReady } from "../notify.ts";
import { useTheme } from "./theme.ts";
import { useToastRoom } from "./toast-room.ts";

const colors = {
  "--normal-bg": "var(--color-base-200)",
  "--normal-text": "var(--color-base-content)",
  "--normal-border": "var(--color-base-300)",
  "--border-radius": "var(--radius-box)",
} as CSSProperties;

export function BoardToaster() {
  const [theme] = useTheme();
  const { toasts } = useSonner();
  useToastRoom(toasts.length > 0);

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
