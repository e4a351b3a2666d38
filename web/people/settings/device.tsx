import { Monitor, Smartphone } from "lucide-react";
import type { DeviceSession } from "../../../contract/people/settings.ts";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { deviceName, isHandheld } from "./device-name.ts";
import { timeAgo } from "./time-ago.ts";

type Props = { device: DeviceSession; isEnding: boolean; onLogOut: (name: string) => void };

export function Device({ device, isEnding, onLogOut }: Props) {
  const name = deviceName(device.device);
  const lastUsed = timeAgo(device.lastUsedAt);
  const Icon = isHandheld(device.device) ? Smartphone : Monitor;

  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="quiet size-6 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {device.current && <span className="skill font-normal">This device</span>}
        </p>
        <p className="facts quiet text-sm">
          {!device.current && <span className="fact">last used {lastUsed}</span>}
          <span className="fact">
            {device.current && "logged in"} since <DateTime brief value={device.createdAt} />
          </span>
        </p>
      </div>
      {!device.current && (
        <button
          aria-label={`Log out ${name}, last used ${lastUsed}`}
          className="btn btn-ghost btn-sm flex-none"
          disabled={isEnding}
          onClick={() => onLogOut(name)}
          type="button"
        >
          {isEnding ? "Logging out..." : "Log out"}
        </button>
      )}
    </li>
  );
}
