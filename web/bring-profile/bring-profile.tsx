import { Suspense, useState } from "react";
import * as messages from "#messages/bring-profile.ts";
import { latePart } from "../ui/shell/late-part.ts";
import type { ProfileForm } from "./found-profile.ts";

const BringDialog = latePart(() => import("./bring-dialog.tsx").then((code) => code.BringDialog));

/** The button on one's own profile form; its dialog is loaded when it is pressed. */
export function BringProfile({ form }: { form: ProfileForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="btn btn-quiet justify-self-start" onClick={() => setOpen(true)} type="button">
        {messages.title}
      </button>
      {isOpen && (
        <Suspense>
          <BringDialog form={form} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
