import { useId } from "react";
import * as messages from "#messages/privacy-settings.ts";
import type { PrivateField } from "../../../../contract/people/profiles.ts";
import { Options } from "../../../ui/forms/select-field.tsx";
import type { UserFormState } from "./user-form-values.ts";

/** The select list beside a field for its visibility. */
export function WhoSees({ field, form }: { field: PrivateField; form: UserFormState }) {
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label className="quiet" htmlFor={id}>
        {messages.whoSees[field]}
      </label>
      <select className="select select-sm w-auto" id={id} {...form.register(`visibility.${field}`)}>
        <Options names={messages.visibilities} />
      </select>
    </p>
  );
}
