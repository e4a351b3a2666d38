import * as messages from "#messages/sign-in.ts";
import { type Identity, removeIdentity } from "../../contract/keys/keys.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { useStaleKeys } from "./key-queries.ts";
import { KeyRow } from "./key-row.tsx";
import { ProviderButtons, providers } from "./provider-buttons.tsx";

/** The logins at providers; nothing on a board without providers. */
export function ProviderSetting({ identities }: { identities: Identity[] }) {
  const stale = useStaleKeys();
  const labelOf = ({ provider, label }: Identity) =>
    messages.atProvider(providers().find(({ name }) => name === provider)?.label ?? provider, label);

  async function remove(identity: Identity) {
    try {
      await call(removeIdentity, { id: identity.id });
      notify.success(messages.keyRemoved(labelOf(identity)), "keys");
      await stale();
    } catch (error) {
      notify.failure(error, "keys");
    }
  }

  if (providers().length === 0 && identities.length === 0) return null;
  return (
    <SettingsSection about={messages.aboutIdentities} title={messages.identities}>
      <ul className="-my-3 mb-6 divide-y divide-base-300 empty:hidden">
        {identities.map((identity) => (
          <KeyRow
            createdAt={identity.createdAt}
            key={identity.id}
            lastUsedAt={identity.lastUsedAt}
            name={labelOf(identity)}
          >
            <button
              aria-label={messages.removeKey(labelOf(identity))}
              className="btn btn-ghost btn-sm"
              onClick={() => void remove(identity)}
              type="button"
            >
              {messages.remove}
            </button>
          </KeyRow>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        <ProviderButtons labelOf={messages.linkWith} next={null} purpose="link" />
      </div>
    </SettingsSection>
  );
}
