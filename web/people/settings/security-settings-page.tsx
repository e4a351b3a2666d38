import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/sign-in.ts";
import { prepare, queryClient } from "../../api/query-client.ts";
import { useUser } from "../../api/session.ts";
import { FactorSetting } from "../../keys/factor-setting.tsx";
import { keysQuery } from "../../keys/key-queries.ts";
import { PasskeySetting } from "../../keys/passkey-setting.tsx";
import { ProviderSetting } from "../../keys/provider-setting.tsx";
import { SettingsFrame } from "../../ui/forms/settings-frame.tsx";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { Failure } from "../../ui/shell/failure.tsx";
import { Loading } from "../../ui/shell/loading.tsx";
import { DeviceList } from "./device-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import { devicesQuery } from "./settings-queries.ts";

export function clientLoader() {
  return prepare(
    () => queryClient.prefetchQuery(keysQuery),
    () => queryClient.prefetchQuery(devicesQuery),
  );
}

export default function SecuritySettingsPage() {
  const user = useUser();
  const { data: keys, error, refetch } = useQuery(keysQuery);
  if (!user) return null;

  return (
    <SettingsFrame tab="securitySettings">
      {!keys && (
        <SettingsSection title={messages.waysIn}>
          {error ? (
            <Failure error={error} retry={() => void refetch()} title={messages.keysFailed} />
          ) : (
            <Loading>
              <div className="bone h-5 w-1/2" />
            </Loading>
          )}
        </SettingsSection>
      )}
      {keys && (
        <>
          <PasskeySetting passkeys={keys.passkeys} />
          <ProviderSetting identities={keys.identities} />
          <FactorSetting keys={keys} />
        </>
      )}
      {/* Rendered after the content above, which would push them down. */}
      {(keys || error) && (
        <>
          <PasswordForm email={user.email} hasPassword={keys?.password ?? true} />
          <DeviceList />
        </>
      )}
    </SettingsFrame>
  );
}
