import { useState } from "react";
import * as messages from "#messages/sign-in.ts";
import { addPasskey } from "../../contract/keys/passkeys.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { deviceName } from "../ui/shell/device-name.ts";

type Props = {
  onAdded: () => Promise<unknown>;
  /** Of a session that isn't the page's. */
  token?: string;
};

export function PasskeyAddButton({ onAdded, token }: Props) {
  const [isAdding, setAdding] = useState(false);

  async function add() {
    setAdding(true);
    try {
      const { makePasskey } = await import("./passkey-ceremony.ts");
      const made = await makePasskey(token);
      if (!made) return;
      await call(addPasskey, { ...made, name: deviceName(navigator.userAgent) }, undefined, { token });
      notify.success(messages.passkeyAdded, "keys");
      await onAdded();
    } catch (error) {
      notify.failure(error, "keys");
    } finally {
      setAdding(false);
    }
  }

  return (
    <button className="btn btn-quiet" disabled={isAdding} onClick={() => void add()} type="button">
      {isAdding ? messages.addingPasskey : messages.addPasskey}
    </button>
  );
}
