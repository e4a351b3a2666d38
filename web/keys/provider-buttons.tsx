import { useState } from "react";
import type { Provider } from "../../contract/keys/providers.ts";
import { messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { site } from "../ui/shell/site.ts";
import { goToProvider } from "./provider-attempt.ts";

type Props = {
  labelOf: (provider: string) => string;
  purpose: Parameters<typeof goToProvider>[1];
  next: string | null;
};

/** A button for each provider that the operator set up. */
export function ProviderButtons({ labelOf, purpose, next }: Props) {
  const [leavingTo, setLeaving] = useState<string>();

  async function go(name: string) {
    setLeaving(name);
    try {
      await goToProvider(name, purpose, next);
    } catch (error) {
      setLeaving(undefined);
      notify.error(messageOf(error), "log-in");
    }
  }

  return providers().map(({ name, label }) => (
    <button
      className="btn btn-quiet w-full"
      disabled={leavingTo !== undefined}
      key={name}
      onClick={() => void go(name)}
      type="button"
    >
      {labelOf(label)}
    </button>
  ));
}

export const providers = (): Provider[] => JSON.parse(site.providers) as Provider[];
