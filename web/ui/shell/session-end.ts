import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import * as messages from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { tabStorage } from "../../api/browser-storage.ts";
import { onSessionEnd } from "../../api/session.ts";
import { notify } from "../dialogs/toast.ts";
import { logInPath, useIsMembersPage } from "./members-only-paths.ts";

/** When the session ends, here or in another tab, leaves pages for members. Unless it expired, drafts are removed. */
export function useSessionEnd() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const isMembersPage = useIsMembersPage();

  useEffect(
    () =>
      onSessionEnd((why) => {
        if (why !== "expired") {
          tabStorage.clear();
          notify.clear();
        }
        if (why === "logged out") return void navigate(pages.home);
        if (why === "expired") notify.warning(messages.sessionEnded);
        if (why === "replaced" || !isMembersPage) return void revalidate();
        // Replaces the history entry: after logging in the reader returns to this page, and Back leads to the one before.
        if (why === "expired") return void navigate(logInPath(pathname + search), { replace: true });
        void navigate(pages.home);
      }),
    [navigate, revalidate, pathname, search, isMembersPage],
  );
}
