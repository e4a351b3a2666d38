import { Controller, type UseFormReturn } from "react-hook-form";
import * as messages from "#messages/check-in.ts";
import type { CheckInAnswer } from "../../contract/check-in.ts";
import { CompanySelect } from "../companies/company-select.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";

export type CheckInValues = { answer: CheckInAnswer; companyId: string; since: string; field: string };

type Props = { form: UseFormReturn<CheckInValues>; chosen?: { id: number; name: string } | null };

/** Optional details for members who are somewhere else. */
export function CheckInFields({ form, chosen }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="companyId"
        render={({ field, fieldState }) => (
          <CompanySelect chosen={chosen} error={fieldState.error} field={field} label={messages.company} />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          error={errors.since}
          field={form.register("since")}
          label={messages.since}
          placeholder="2026-05"
          type="month"
        />
        <SelectField error={errors.field} field={form.register("field")} label={messages.field}>
          <Options names={messages.fields} />
        </SelectField>
      </div>
      <p className="quiet text-sm">{messages.allOptional}</p>
    </>
  );
}
