import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as messages from "#messages/settings.ts";
import type { DeviceSession } from "../../../contract/people/settings.ts";
import { endSessionBy } from "../../api/session.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { Failure } from "../../ui/shell/failure.tsx";
import { Loading } from "../../ui/shell/loading.tsx";
import { DeviceItem } from "./device-item.tsx";
import { devicesQuery, useLogOutDevices, useLogOutEverywhere } from "./settings-queries.ts";

export function DeviceList() {
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const logOut = useLogOutDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = devices?.filter(({ current }) => !current) ?? [];

  async function end(sessions: DeviceSession[], done: string) {
    try {
      await logOut.mutateAsync(sessions.map(({ id }) => id));
      notify.success(done, "devices");
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      notify.failure(error, "devices");
    }
  }

  return (
    <SettingsSection about={messages.devicesAbout} headingRef={heading} title={messages.devicesTitle}>
      {!devices && error && <Failure error={error} retry={() => void refetch()} title={messages.devicesFailed} />}
      {!devices && !error && <DeviceSkeleton />}
      {devices && (
        <ul className="-my-3 divide-y divide-base-300">
          {devices.map((device) => (
            <DeviceItem
              device={device}
              isEnding={logOut.isPending && logOut.variables.includes(device.id)}
              key={device.id}
              onLogOut={(name) => void end([device], messages.loggedOut(name))}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {others.length > 0 && (
          <button
            className="btn btn-quiet"
            disabled={logOut.isPending}
            onClick={() => void end(others, messages.loggedOutElsewhere)}
            type="button"
          >
            {messages.logOutElsewhere}
          </button>
        )}
        <LogOutButton />
      </div>
    </SettingsSection>
  );
}

function DeviceSkeleton() {
  return (
    <Loading>
      <div className="flex gap-4">
        <div className="bone size-6" />
        <div className="flex-1 space-y-2">
          <div className="bone h-5 w-1/2" />
          <div className="bone h-4 w-2/3" />
        </div>
      </div>
    </Loading>
  );
}

/** Ends every session, including this one. */
function LogOutButton() {
  const logOut = useLogOutEverywhere();

  async function end() {
    try {
      await endSessionBy(logOut.mutateAsync());
      notify.success(messages.loggedOutEverywhere);
    } catch (error) {
      notify.failure(error, "devices");
    }
  }

  return (
    <button className="btn btn-quiet" disabled={logOut.isPending} onClick={() => void end()} type="button">
      {logOut.isPending ? messages.loggingOut : messages.logOutEverywhere}
    </button>
  );
}
