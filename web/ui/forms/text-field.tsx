import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as sentences from "#messages/fields.ts";
import { worded } from "../../../contract/interface/messages.ts";

type Common = { label: string; hint?: ReactNode; error?: FieldError; field: UseFormRegisterReturn };
type InputProps = Common & Omit<InputHTMLAttributes<HTMLInputElement>, keyof UseFormRegisterReturn>;
type AreaProps = Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof UseFormRegisterReturn>;

export function TextField({ label, hint, error, field, ...input }: InputProps) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(wiring) => <input className="input" dir="auto" type="text" {...input} {...field} {...wiring} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, field, ...area }: AreaProps) {
  return (
    <Field error={error} hint={hint} label={label}>
      {(wiring) => <textarea className="textarea" dir="auto" {...area} {...field} {...wiring} />}
    </Field>
  );
}

type Wiring = { id: string; "aria-invalid": boolean; "aria-describedby"?: string };
type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: FieldError;
  children: (wiring: Wiring) => ReactNode;
  /** Rendered below the control and its error. */
  below?: ReactNode;
};

/** A control with its label, hint and error, connected for accessibility. */
export function Field({ label, hint, error, children, below }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": Boolean(error), "aria-describedby": described || undefined })}
      {error && <FieldMessage error={error} id={`${id}-error`} />}
      {below}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** An error message: the server's text, or a message named by the schema. */
export function FieldMessage({ id, error }: { id: string; error: FieldError }) {
  return (
    <p className="field-error" id={id}>
      {worded(sentences, error.message ?? "")}
    </p>
  );
}
