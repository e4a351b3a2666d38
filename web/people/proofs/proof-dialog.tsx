import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/proofs.ts";
import { giveProof, proof } from "../../../contract/people/settings.ts";
import { call } from "../../api/api.ts";
import { useUser } from "../../api/session.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

/** Asks for the password, and proves the session with it. `onClose` is told whether it did. */
export function ProofDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const user = useUser();
  const isGiven = useRef(false);
  const form = useForm({ resolver: zodResolver(proof), defaultValues: { password: "" } });

  return (
    <FormDialog
      form={form}
      onClose={() => onClose(isGiven.current)}
      save={async (values) => {
        await call(giveProof, values);
        isGiven.current = true;
      }}
      submitLabel={messages.confirm}
      title={messages.title}
      whileSending={messages.confirming}
    >
      <p>{messages.about}</p>
      <TextField
        autoComplete="current-password"
        error={form.formState.errors.password}
        field={form.register("password")}
        label={messages.password}
        type="password"
      />
      {/* Tells password managers which account this is; after the password, so that the dialog focuses that. */}
      <input
        aria-hidden="true"
        autoComplete="username"
        className="sr-only"
        readOnly
        tabIndex={-1}
        value={user?.email}
      />
    </FormDialog>
  );
}
