import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import * as messages from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { onSessionEnd } from "../../api/session.ts";
import { notify } from "../toasts/notify.ts";
import { logInPath, useIsMembersPage } from "./members-only-paths.ts";

/** When a session ends, here or in another tab: leave what it alone may see. Who logs out leaves no drafts behind. */
export function useSessionEnd() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const isMembersPage = useIsMembersPage();

  useEffect(
    () =>
      onSessionEnd((why) => {
        if (why !== "expired") {
          sessionStorage.clear();
          notify.clear();
        }
        if (why === "logged out") return void navigate(pages.home);
        if (why === "expired") notify.warning(messages.sessionEnded);
        if (why === "replaced" || !isMembersPage) return void revalidate();
        // In the page's place: it comes back there, and from it one goes back to the page before, not to itself.
        if (why === "expired") return void navigate(logInPath(pathname + search), { replace: true });
        void navigate(pages.home);
      }),
    [navigate, revalidate, pathname, search, isMembersPage],
  );
}
