import { useState } from "react";
import * as messages from "#messages/departure.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection about={messages.about} title={messages.title}>
      <p>{messages.whatGoes}</p>
      <button
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 text-error!"
        onClick={() => setOpen(true)}
        type="button"
      >
        {messages.title}
      </button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
