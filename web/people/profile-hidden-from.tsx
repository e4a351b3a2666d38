import { Controller, useController } from "react-hook-form";
import * as messages from "#messages/profile-form.ts";
import { CompanyListField } from "../companies/company-list-field.tsx";
import type { UserFormState } from "./user-form-values.ts";

/** The companies whose people don't learn that the member looks for work. */
export function ProfileHiddenFrom({ form }: { form: UserFormState }) {
  const { field: own } = useController({ control: form.control, name: "workHiddenFrom.ownCompany" });
  const ownCompany = {
    key: "own",
    label: messages.myCompany,
    removal: messages.remove(messages.myCompany),
    remove: () => own.onChange(false),
  };
  return (
    <div className="mt-1 mb-3 ml-8 grid gap-2">
      <p className="font-semibold">{messages.hiddenFrom}</p>
      {!own.value && (
        <button
          className="btn btn-quiet btn-sm justify-self-start"
          onClick={() => own.onChange(true)}
          ref={own.ref}
          type="button"
        >
          {messages.hideFromMyCompany}
        </button>
      )}
      <Controller
        control={form.control}
        name="workHiddenFrom.companies"
        render={({ field, fieldState }) => (
          <CompanyListField
            error={fieldState.error}
            field={field}
            first={own.value ? ownCompany : undefined}
            known={[]}
            label={messages.alsoHiddenFrom}
          />
        )}
      />
      <p className="field-hint">{messages.canStillSee}</p>
    </div>
  );
}
