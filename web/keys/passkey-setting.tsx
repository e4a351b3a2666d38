import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/sign-in.ts";
import { type Passkey, passkeyForm, passkeysMax, removePasskey, renamePasskey } from "../../contract/keys/passkeys.ts";
import { call } from "../api/api.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { useStaleKeys } from "./key-queries.ts";
import { KeyRow } from "./key-row.tsx";
import { PasskeyAddButton } from "./passkey-add-button.tsx";
import { canUsePasskeys } from "./passkey-support.ts";

export function PasskeySetting({ passkeys }: { passkeys: Passkey[] }) {
  const stale = useStaleKeys();
  const [renamed, setRenamed] = useState<Passkey>();

  async function remove({ id, name }: Passkey) {
    try {
      await call(removePasskey, { id });
      notify.success(messages.keyRemoved(name), "keys");
      await stale();
    } catch (error) {
      notify.failure(error, "keys");
    }
  }

  if (!canUsePasskeys() && passkeys.length === 0) return null;
  return (
    <SettingsSection about={messages.aboutPasskeys} title={messages.passkeys}>
      {passkeys.length === 0 && <p>{messages.noPasskeys}</p>}
      <ul className="-my-3 divide-y divide-base-300 empty:hidden">
        {passkeys.map((passkey) => (
          <KeyRow createdAt={passkey.createdAt} key={passkey.id} lastUsedAt={passkey.lastUsedAt} name={passkey.name}>
            <button
              aria-label={messages.renameKey(passkey.name)}
              className="btn btn-ghost btn-sm"
              onClick={() => setRenamed(passkey)}
              type="button"
            >
              {messages.rename}
            </button>
            <button
              aria-label={messages.removeKey(passkey.name)}
              className="btn btn-ghost btn-sm"
              onClick={() => void remove(passkey)}
              type="button"
            >
              {messages.remove}
            </button>
          </KeyRow>
        ))}
      </ul>
      {canUsePasskeys() && passkeys.length < passkeysMax && (
        <div className="mt-6">
          <PasskeyAddButton onAdded={stale} />
        </div>
      )}
      {renamed && <RenameDialog onClose={() => setRenamed(undefined)} passkey={renamed} />}
    </SettingsSection>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const stale = useStaleKeys();
  const form = useForm({ resolver: zodResolver(passkeyForm), defaultValues: { name: passkey.name } });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async ({ name }) => {
        await call(renamePasskey, { id: passkey.id, name });
        await stale();
      }}
      submitLabel={messages.saveName}
      title={messages.renamePasskey}
      whileSending={messages.savingName}
    >
      <TextField error={form.formState.errors.name} field={form.register("name")} label={messages.keyName} />
    </FormDialog>
  );
}
