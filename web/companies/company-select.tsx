import { useQuery } from "@tanstack/react-query";
import type { ControllerRenderProps, FieldError } from "react-hook-form";
import { ChoicesFailed } from "../forms/choices-failed.tsx";
import { Field } from "../forms/text-field.tsx";
import { companyChoicesQuery } from "./company-queries.ts";

type Props = {
  /** The record's own company, which the list may not reach. */
  chosen?: { id: number; name: string } | null;
  /** Controlled, so that the value shows as soon as its option has arrived. */
  field: Omit<ControllerRenderProps, "value"> & { value: string };
  error?: FieldError;
};

export function CompanySelect({ chosen, field, error }: Props) {
  const { data = [], error: failure, refetch } = useQuery(companyChoicesQuery);
  const companies = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;

  return (
    <Field
      error={error}
      hint={failure && <ChoicesFailed error={failure} retry={() => void refetch()} />}
      label="Company"
    >
      {(wiring) => (
        <select className="select" {...field} {...wiring}>
          <option value="">No company</option>
          {companies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
