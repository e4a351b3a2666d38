import { useEffect, useRef, useState } from "react";
import * as messages from "#messages/cohorts.ts";
import type { CohortDetail } from "../../contract/cohorts.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { useMembership } from "./cohort-queries.ts";

/** Whether the reader was in this cohort, and how that was verified. */
export function MembershipStatus({ cohort: { id, membership } }: { cohort: CohortDetail }) {
  const [isLeaving, ask] = useState(false);
  const { claim, leave } = useMembership(id);
  const about = `membership of ${id}`;
  const state = useRef<HTMLParagraphElement>(null);
  const claimButton = useRef<HTMLButtonElement>(null);
  const isChanging = useRef(false);

  // The pressed button is gone, so the focus moves.
  useEffect(() => {
    if (isChanging.current) (membership ? state : claimButton).current?.focus();
    isChanging.current = false;
  }, [membership]);

  async function told(work: Promise<unknown>, done?: string) {
    try {
      await work;
      if (done) notify.success(done, about);
      else notify.answered(about);
    } catch (error) {
      isChanging.current = false;
      notify.failure(error, about);
    }
    ask(false);
  }

  if (!membership) {
    return (
      <button
        className="btn btn-primary mt-6"
        disabled={claim.isPending}
        onClick={() => {
          isChanging.current = true;
          void told(claim.mutateAsync());
        }}
        ref={claimButton}
        type="button"
      >
        {messages.iWasHere}
      </button>
    );
  }
  const { by, vouches, needed } = membership;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <p ref={state} role="status" tabIndex={-1}>
        {by ? messages.verified[by] : messages.waiting(vouches, needed)}
      </p>
      <button className="btn btn-quiet btn-sm" onClick={() => ask(true)} type="button">
        {messages.leave}
      </button>
      <ConfirmDialog
        confirmLabel={messages.leave}
        isBusy={leave.isPending}
        isDangerous
        isOpen={isLeaving}
        onCancel={() => ask(false)}
        onConfirm={() => {
          isChanging.current = true;
          void told(leave.mutateAsync(), messages.left);
        }}
        title={messages.leaving.title}
      >
        <p>{messages.leaving.question}</p>
      </ConfirmDialog>
    </div>
  );
}
