import { type FieldError, type UseFormReturn, useWatch } from "react-hook-form";
import * as messages from "#messages/moderation.ts";
import type { NewDecision } from "../../contract/moderation/cases.ts";
import type { Person } from "../../contract/people/people.ts";
import { TextField } from "../ui/forms/text-field.tsx";
import type { Values } from "./decision-values.ts";

type Props = { author: Person; outcome: string; form: UseFormReturn<Values, unknown, NewDecision> };

/** A suspension and its end, alone or along with another outcome. */
export function SuspensionField({ author, outcome, form }: Props) {
  const isAlone = outcome === "suspended";
  const suspends = useWatch({ control: form.control, name: "suspends" });
  const { suspension } = form.formState.errors;
  return (
    <div className="grid gap-3">
      {!isAlone && (
        <label className="flex min-h-11 items-center gap-2.5">
          <input className="checkbox" type="checkbox" {...form.register("suspends")} />
          {messages.alsoSuspend(author.firstName)}
        </label>
      )}
      {(isAlone || suspends) && (
        <TextField
          error={suspension?.endsOn ?? (suspension as FieldError | undefined)}
          field={form.register("suspension.endsOn")}
          hint={messages.endsOnHint}
          label={messages.endsOn}
          type="date"
        />
      )}
    </div>
  );
}
