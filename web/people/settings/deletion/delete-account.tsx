import { useState } from "react";
import { SettingsSection } from "../settings-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection about="You leave the board." title="Delete account">
      <p>
        Your profile goes at once and for good. Whether your posts and comments go too is up to you; before anything
        happens you see what it is about. If you want to keep a copy, download your data first.
      </p>
      <button
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 text-error!"
        onClick={() => setOpen(true)}
        type="button"
      >
        Delete account
      </button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}
