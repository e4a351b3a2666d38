import { useState } from "react";
import * as messages from "#messages/settings.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { AccountDeleteDialog } from "./account-delete-dialog.tsx";

export function AccountDeleteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection about={messages.departureAbout} title={messages.departureTitle}>
      <p>{messages.whatGoes}</p>
      <button
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 text-error!"
        onClick={() => setOpen(true)}
        type="button"
      >
        {messages.departureTitle}
      </button>
      {isOpen && <AccountDeleteDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
