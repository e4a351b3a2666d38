import { useId } from "react";
import * as messages from "#messages/moderation.ts";
import { decisionTextMax } from "../../contract/moderation/decisions.ts";
import type { Rule } from "../../contract/moderation/moderated-records.ts";
import { Options } from "../ui/forms/select-field.tsx";
import type { Removal } from "./removal.ts";

type Props = { removal: Removal; change: (removal: Removal) => void };

export function RemovalFields({ removal, change }: Props) {
  const id = useId();
  return (
    <div className="mt-5 grid gap-5">
      <div>
        <label className="field-label" htmlFor={`${id}-reason`}>
          {messages.removalReason}
        </label>
        <select
          className="field-select select"
          id={`${id}-reason`}
          onChange={({ target }) => change({ ...removal, reason: target.value as Rule })}
          value={removal.reason}
        >
          <Options names={messages.reasons} />
        </select>
      </div>
      <div>
        <label className="field-label" htmlFor={id}>
          {messages.authorIsTold}
        </label>
        <textarea
          aria-describedby={`${id}-hint`}
          className="textarea"
          dir="auto"
          id={id}
          maxLength={decisionTextMax}
          onChange={({ target }) => change({ ...removal, text: target.value })}
          rows={3}
          value={removal.text}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {messages.removalHint}
        </p>
      </div>
    </div>
  );
}
