import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/moderation.ts";
import { removableParts } from "../../contract/moderation/decision-outcomes.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { FieldMessage } from "../ui/forms/text-field.tsx";

type Props = { parent: ModeratedParent; field: UseFormRegisterReturn; error?: FieldError };

export function PartsField({ parent, field, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{messages.whichParts}</legend>
      <div className="flex flex-wrap gap-x-6">
        {removableParts(parent).map((part) => (
          <label className="flex min-h-11 items-center gap-2.5" key={part}>
            <input {...field} aria-invalid={Boolean(error)} className="checkbox" type="checkbox" value={part} />
            {messages.parts[part]}
          </label>
        ))}
      </div>
      {error && <FieldMessage error={error} id={`${id}-error`} />}
    </fieldset>
  );
}
