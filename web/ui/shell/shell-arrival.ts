import { useEffect } from "react";
import { loggedIn } from "#messages/shell.ts";
import { notify } from "../dialogs/toast.ts";
import { hasArrived } from "./language-arrival.ts";

/** Shows the log-in toast if logging in has reloaded the page in another language. */
export function useArrival() {
  useEffect(() => {
    if (hasArrived("logged in")) notify.success(loggedIn);
  }, []);
}
