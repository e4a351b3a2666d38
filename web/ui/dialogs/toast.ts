import type { Action, ExternalToast, toast } from "sonner";
import { isSessionProblem, messageOf } from "../../api/api.ts";

type Kind = "success" | "info" | "warning" | "error";
type Toast = typeof toast;

const listeners = new Set<() => void>();
let wanted = false;
let ready: (toast: Toast) => void;
const toaster = new Promise<Toast>((resolve) => {
  ready = resolve;
});

/** The toast library is loaded with the first toast: `toasts.tsx` watches for this, and hands over `toast`. */
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

/** In milliseconds: how long a toast with an action stays. */
const actionDuration = 10_000;

/** Dismisses the error toast about something that has succeeded since. */
async function answered(about: string) {
  if (wanted) (await toaster).dismiss(about);
}

/** `about` identifies an action: only its latest error is shown, until it is closed or the next attempt succeeds. */
export const notify = {
  /** Dismisses all toasts, which may be about the former member. */
  clear: () => void (wanted && toaster.then((toast) => toast.dismiss())),
  answered: (about: string) => void answered(about),
  success: (message: string, about?: string, action?: Action) => {
    if (about) void answered(about);
    void show("success", message, { action, duration: action && actionDuration });
  },
  info: (message: string) => void show("info", message),
  /** A message about something to do elsewhere; stays until closed. */
  instruction: (message: string) => void show("info", message, { id: message, ...untilClosed }),
  /** Keyed by its text, so that repetitions replace each other. */
  warning: (message: string) => void show("warning", message, { id: message }),
  /** A warning that an action was refused. */
  refusal: (message: string, about: string) => void show("warning", message, { id: about, ...untilClosed }),
  error: (message: string, about: string, action?: Action) =>
    void show("error", message, { id: about, action, ...untilClosed }),
  /** The error of a failed call, in the server's words or others. If the session has expired, the log-in page says so. */
  failure: (error: unknown, about: string, words = messageOf(error)) => {
    if (!isSessionProblem(error)) notify.error(words, about);
  },
};
