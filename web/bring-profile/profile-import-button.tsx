import { Suspense, useState } from "react";
import * as messages from "#messages/bring-profile.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import type { ProfileForm } from "./profile-values.ts";

const ProfileImportDialog = lazyComponent(() =>
  import("./profile-import-dialog.tsx").then((code) => code.ProfileImportDialog),
);

/** The button on one's own profile form; its dialog is loaded when it is pressed. */
export function ProfileImportButton({ form }: { form: ProfileForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn btn-quiet justify-self-start" onClick={() => setOpen(true)} type="button">
        {messages.title}
      </button>
      {isOpen && (
        <Suspense>
          <ProfileImportDialog form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
