import { useId } from "react";
import * as messages from "#messages/notification-settings.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import { likelyFirst } from "../ui/forms/choice-order.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { SavedSign } from "./saved-sign.tsx";
import { useSettingsChange } from "./setting-queries.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** All time zones that the browser knows, and the chosen one; that of the device and those of the school's country first. */
const zones = (chosen: string | null) => {
  const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(chosen ? [chosen] : [])]);
  const ofDevice = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return likelyFirst([...known].toSorted(), [ofDevice, "Europe/Berlin", "UTC"]);
};

/** When daily and weekly digests are sent. */
export function MailTimesSetting({ settings }: { settings: NotificationSettings }) {
  const change = useSettingsChange();
  return (
    <SettingsSection about={messages.aboutMail} title={messages.whenMailComes}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={messages.hour}
          set={(hour) => change.mutate({ hour: Number(hour) })}
          value={String(settings.hour)}
          values={hours.map((hour) => [String(hour), messages.hourNamed(hour)])}
        />
        <Select
          label={messages.day}
          set={(weekday) => change.mutate({ weekday: Number(weekday) })}
          value={String(settings.weekday)}
          values={weekdays.map((day) => [String(day), messages.weekday(day)])}
        />
        <div className="sm:col-span-2">
          <Select
            label={messages.timeZone}
            set={(timeZone) => change.mutate({ timeZone: timeZone || null })}
            value={settings.timeZone ?? ""}
            values={[
              ...(settings.timeZone ? [] : [["", messages.zoneUnknown] as const]),
              ...zones(settings.timeZone).map((zone) => [zone, zone.replaceAll("_", " ")] as const),
            ]}
          />
        </div>
      </div>
      <p className="mt-2 min-h-6">
        <SavedSign change={change} />
      </p>
    </SettingsSection>
  );
}

type Props = {
  label: string;
  value: string;
  values: readonly (readonly [value: string, name: string])[];
  set: (value: string) => void;
};

function Select({ label, value, values, set }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="select" id={id} onChange={({ target }) => set(target.value)} value={value}>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
