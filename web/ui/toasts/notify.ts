import type { Action, ExternalToast, toast } from "sonner";

type Kind = "success" | "info" | "warning" | "error";
type Toast = typeof toast;

const listeners = new Set<() => void>();
let wanted = false;
let ready: (toast: Toast) => void;
const toaster = new Promise<Toast>((resolve) => {
  ready = resolve;
});

/** Toasts come with their library once there is something to say: `shell/toasts.tsx` watches for it and reports back. */
export const toastsAreWanted = () => wanted;
export const toastsAreReady = (toast: Toast) => ready(toast);
export function onToastsWanted(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function show(kind: Kind, message: string, options?: ExternalToast) {
  wanted = true;
  for (const listener of listeners) listener();
  (await toaster)[kind](message, options);
}

const untilClosed = { duration: Number.POSITIVE_INFINITY } satisfies ExternalToast;

/** So long one can press what a toast offers. */
const toPressIt = 10_000;

/** Takes away what was said to have failed there: it has succeeded since. */
async function answered(about: string) {
  if (wanted) (await toaster).dismiss(about);
}

/**
 * `about` names what was tried: of each such thing the latest failure stands, until it is closed or the next try succeeds.
 */
export const notify = {
  /** Takes away what stands there: it may be for a member who has gone. */
  clear: () => void (wanted && toaster.then((toast) => toast.dismiss())),
  answered: (about: string) => void answered(about),
  success: (message: string, about?: string, action?: Action) => {
    if (about) void answered(about);
    void show("success", message, { action, duration: action && toPressIt });
  },
  info: (message: string) => void show("info", message),
  /** What the reader has to do next, elsewhere; it stays until it is closed. */
  instruction: (message: string) => void show("info", message, { id: message, ...untilClosed }),
  /** The same words replace themselves instead of piling up. */
  warning: (message: string) => void show("warning", message, { id: message, duration: 8000 }),
  /** A warning that what was asked for did not happen. */
  refusal: (message: string, about: string) => void show("warning", message, { id: about, ...untilClosed }),
  error: (message: string, about: string, action?: Action) =>
    void show("error", message, { id: about, action, ...untilClosed }),
};
