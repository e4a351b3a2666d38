import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import * as messages from "#messages/forms.ts";
import { currentSession } from "../../api/session.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";

const author = () => currentSession()?.user.id;

/** Asks before an edited form is left. `isEdited` is called at that moment. If the session has ended it doesn't ask. */
export function LeaveGuard({ isEdited }: { isEdited: () => boolean }) {
  const [typist] = useState(author);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      author() === typist && currentLocation.pathname !== nextLocation.pathname && isEdited(),
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
      cancelLabel={messages.leave.stay}
      confirmLabel={messages.leave.go}
      isDangerous
      isOpen={blocker.state === "blocked"}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={messages.leave.title}
    >
      {messages.leave.whatIsLost}
    </ConfirmDialog>
  );
}

const SharedGuard = createContext<Set<() => boolean> | null>(null);

/** For several forms on a page, because the router supports one blocker at a time. */
export function SharedLeaveGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<() => boolean>());
  const isEdited = useCallback(() => [...forms].some((isFormEdited) => isFormEdited()), [forms]);
  return (
    <SharedGuard value={forms}>
      {children}
      <LeaveGuard isEdited={isEdited} />
    </SharedGuard>
  );
}

/** Registers a form with the `SharedLeaveGuard` around it. */
export function useSharedLeaveGuard(isEdited: () => boolean) {
  const forms = useContext(SharedGuard);
  useEffect(() => {
    forms?.add(isEdited);
    return () => void forms?.delete(isEdited);
  }, [forms, isEdited]);
}
