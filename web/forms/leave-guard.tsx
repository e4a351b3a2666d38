import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { currentSession } from "../session.ts";

/** Asks before an edited form is left. `isEdited` is asked at the moment of leaving. */
export function LeaveGuard({ isEdited }: { isEdited: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentSession() !== null && currentLocation.pathname !== nextLocation.pathname && isEdited(),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isEdited()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isEdited]);

  return (
    <ConfirmDialog
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      isOpen={blocker.state === "blocked"}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
    >
      What you changed here will be lost.
    </ConfirmDialog>
  );
}
