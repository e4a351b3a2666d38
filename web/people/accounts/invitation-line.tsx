import { useState } from "react";
import * as messages from "#messages/invitations.ts";
import type { Invitation } from "../../../contract/people/accounts.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../../ui/dialogs/toast.ts";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { MessageSentence } from "../../ui/shell/message-sentence.tsx";
import { useWithdrawInvitation } from "./invitation-queries.ts";

type Props = { invitation: Invitation; onGone: () => void };

/** A pending invitation. `onGone` moves the focus. */
export function InvitationLine({ invitation: { id, email, expiresAt }, onGone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useWithdrawInvitation();
  const about = `withdrawal of ${id}`;

  async function withdraw() {
    try {
      await withdrawal.mutateAsync(id);
      notify.success(messages.takenBack(email), about);
      onGone();
    } catch (error) {
      setAsking(false);
      notify.failure(error, about);
    }
  }

  return (
    <div className="sheet flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <h2 className="break-all font-semibold">{email}</h2>
        <p className="quiet text-sm">
          <MessageSentence>{messages.worksUntil(<DateTime value={expiresAt} />)}</MessageSentence>
        </p>
      </div>
      <button
        aria-label={messages.takeBackOf(email)}
        className="btn btn-quiet btn-sm"
        onClick={() => setAsking(true)}
        type="button"
      >
        {messages.takeBack}
      </button>
      <ConfirmDialog
        confirmLabel={messages.takeBack}
        isBusy={withdrawal.isPending}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw()}
        title={messages.takeBackThis}
      >
        {messages.whatTakingBackDoes(email)}
      </ConfirmDialog>
    </div>
  );
}
