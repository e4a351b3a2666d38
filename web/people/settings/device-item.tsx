import { Monitor, Smartphone } from "lucide-react";
import * as messages from "#messages/settings.ts";
import type { DeviceSession } from "../../../contract/people/settings.ts";
import { DateTime } from "../../ui/shell/date-time.tsx";
import { deviceName, isHandheld } from "../../ui/shell/device-name.ts";
import { MessageSentence } from "../../ui/shell/message-sentence.tsx";
import { timeAgo } from "../../ui/shell/time-ago.ts";

type Props = { device: DeviceSession; isEnding: boolean; onLogOut: (name: string) => void };

export function DeviceItem({ device, isEnding, onLogOut }: Props) {
  const name = deviceName(device.device);
  const lastUsed = timeAgo(device.lastUsedAt);
  const since = device.current ? messages.loggedInSince : messages.since;
  const Icon = isHandheld(device.device) ? Smartphone : Monitor;

  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="quiet size-6 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {device.current && <span className="skill font-normal">{messages.thisOne}</span>}
        </p>
        <p className="facts quiet text-sm">
          {!device.current && <span className="fact">{messages.lastUsed(lastUsed)}</span>}
          <span className="fact">
            <MessageSentence>{since(<DateTime brief value={device.createdAt} />)}</MessageSentence>
          </span>
        </p>
      </div>
      {!device.current && (
        <button
          aria-label={messages.logOutThis(name, lastUsed)}
          className="btn btn-ghost btn-sm flex-none"
          disabled={isEnding}
          onClick={() => onLogOut(name)}
          type="button"
        >
          {isEnding ? messages.loggingOut : messages.logOut}
        </button>
      )}
    </li>
  );
}
