import { useEffect } from "react";
import { loggedIn } from "#messages/shell.ts";
import { hasArrived } from "../language/arrival.ts";
import { notify } from "../toasts/notify.ts";

/** Shows the log-in toast if logging in has reloaded the page in another language. */
export function useArrival() {
  useEffect(() => {
    if (hasArrived("logged in")) notify.success(loggedIn);
  }, []);
}
