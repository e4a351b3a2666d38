import { useEffect } from "react";
import { loggedIn } from "#messages/shell.ts";
import { hasArrived } from "../language/arrival.ts";
import { notify } from "../toasts/notify.ts";

/** Whoever logged in on a page in another language hears of it here. */
export function useArrival() {
  useEffect(() => {
    if (hasArrived("logged in")) notify.success(loggedIn);
  }, []);
}
