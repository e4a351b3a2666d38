import { useState } from "react";
import * as messages from "#messages/accounts.ts";
import { askForConfirmation } from "../../../contract/people/accounts.ts";
import { call } from "../../api/api.ts";
import { useUser } from "../../api/session.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { site } from "../../ui/shell/site.ts";

/** Asks members to confirm their address, if the board is configured so. */
export function EmailConfirmForm() {
  const user = useUser();
  const [isSending, setSending] = useState(false);
  if (site.confirmation !== "on" || user?.emailConfirmed !== false) return null;

  async function send() {
    setSending(true);
    try {
      notify.success((await call(askForConfirmation, {})).message, "confirmation");
    } catch (error) {
      notify.failure(error, "confirmation");
    }
    setSending(false);
  }

  return (
    <div className="sheet flex flex-wrap items-center justify-between gap-3 p-4">
      <p>{messages.pleaseConfirm}</p>
      <button className="btn btn-quiet btn-sm" disabled={isSending} onClick={() => void send()} type="button">
        {messages.sendAgain}
      </button>
    </div>
  );
}
