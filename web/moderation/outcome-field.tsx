import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/moderation.ts";
import { outcomesFor } from "../../contract/moderation/decisions.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { Choice } from "../ui/forms/choice.tsx";
import { FieldMessage } from "../ui/forms/text-field.tsx";
import { outcomeKey } from "./outcome-keys.ts";

type Props = { parent: ModeratedParent; field: UseFormRegisterReturn; error?: FieldError };

/** The possible outcomes, each with its key. */
export function OutcomeField({ parent, field, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2 sm:grid-cols-3">
      <legend className="sr-only">{messages.outcome}</legend>
      {outcomesFor(parent).map((outcome) => (
        <Choice
          {...field}
          aria-invalid={Boolean(error)}
          key={outcome}
          label={messages.outcomes[outcome]}
          picture={<kbd className="key max-sm:hidden">{outcomeKey(outcome)}</kbd>}
          value={outcome}
        />
      ))}
      {error && (
        <div className="sm:col-span-full">
          <FieldMessage error={error} id={`${id}-error`} />
        </div>
      )}
    </fieldset>
  );
}
