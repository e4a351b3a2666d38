import type { ReactNode } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { Field } from "./text-field.tsx";

type Props = {
  label: string;
  hint?: ReactNode;
  error?: FieldError;
  field: UseFormRegisterReturn;
  /** The `<option>` elements. */
  children: ReactNode;
};

export function SelectField({ label, hint, error, field, children }: Props) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(wiring) => (
        <select className="field-select select" {...field} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** An `<option>` for each value, with its label. */
export function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
