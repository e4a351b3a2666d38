import { type SyntheticEvent, useRef, useState } from "react";
import { calendarDay } from "#messages/formats.ts";
import * as messages from "#messages/notification-settings.ts";
import { says } from "../../contract/interface/messages.ts";
import type { NotificationSettings } from "../../contract/notifications/notification-settings.ts";
import { ApiProblem } from "../api/api.ts";
import { useFocusOnHeading } from "../ui/forms/focus-keeper.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { Field } from "../ui/forms/text-field.tsx";
import { today } from "../ui/shell/day-name.ts";
import { useSettingsChange } from "./setting-queries.ts";

/** Pauses mail and push for some time. */
export function PauseSetting({ settings: { pausedUntil } }: { settings: NotificationSettings }) {
  const change = useSettingsChange();
  const { heading, goOn } = useFocusOnHeading();
  const box = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string>();
  const refusal = change.error instanceof ApiProblem ? change.error.fields.pausedUntil : undefined;
  const message = problem ?? refusal;

  function pause(event: SyntheticEvent) {
    event.preventDefault();
    const isToCome = day > today();
    const refused = day ? says("chooseDayToCome") : says("required");
    setProblem(isToCome ? undefined : refused);
    if (isToCome) change.mutate({ pausedUntil: day }, { onSettled: goOn });
    else box.current?.focus();
  }

  if (pausedUntil) {
    return (
      <SettingsSection about={messages.aboutPause} headingRef={heading} title={messages.pause}>
        <p role="status">{messages.pausedUntil(calendarDay(new Date(pausedUntil)))}</p>
        <button
          className="btn btn-quiet mt-4"
          onClick={() => change.mutate({ pausedUntil: null }, { onSettled: goOn })}
          type="button"
        >
          {messages.endPause}
        </button>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection about={messages.aboutPause} headingRef={heading} title={messages.pause}>
      <form noValidate onSubmit={pause}>
        <Field error={message ? { type: "server", message } : undefined} label={messages.until}>
          {(wiring) => (
            <input
              className="input w-auto!"
              onChange={({ target }) => setDay(target.value)}
              ref={box}
              type="date"
              value={day}
              {...wiring}
            />
          )}
        </Field>
        <button className="btn btn-quiet mt-4" disabled={change.isPending} type="submit">
          {messages.pause}
        </button>
      </form>
    </SettingsSection>
  );
}
