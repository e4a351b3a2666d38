import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { reasons } from "#messages/moderation.ts";
import { whatIsWrong } from "#messages/reports.ts";
import { rules } from "../../contract/moderation/moderated-records.ts";
import { FieldMessage } from "../ui/forms/text-field.tsx";

type Props = { field: UseFormRegisterReturn; error?: FieldError };

export function ReasonChoice({ field, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label">{whatIsWrong}</legend>
      {rules.map((rule) => (
        <label className="flex min-h-10 cursor-pointer items-center gap-3 max-md:min-h-11" key={rule}>
          <input className="radio mt-0" type="radio" value={rule} {...field} />
          {reasons[rule]}
        </label>
      ))}
      {error && <FieldMessage error={error} id={id} />}
    </fieldset>
  );
}
