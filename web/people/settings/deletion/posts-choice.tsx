import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { Choice } from "../../../ui/forms/choice.tsx";
import { FieldMessage } from "../../../ui/forms/text-field.tsx";

type Props = {
  whose: "your" | "their";
  /** What carries the name, in words. */
  said: string;
  field: UseFormRegisterReturn;
  error?: FieldError;
};

/** What happens to what someone posted. Nothing is chosen for anyone: neither answer can be taken back. */
export function PostsChoice({ whose, said, field, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="mb-3">
        {whose === "your" ? "Your" : "Their"} name stands on <strong>{said}</strong>. What happens to that?
      </legend>
      <Choice
        {...field}
        aria-invalid={Boolean(error)}
        hint={`Without ${whose} name: it is shown as by a former member.`}
        label="Let it stay"
        value="keep"
      />
      <Choice
        {...field}
        aria-invalid={Boolean(error)}
        hint="It is gone for everyone, with what others wrote below it."
        label="Erase it"
        value="erase"
      />
      {error && <FieldMessage error={error} id={`${id}-error`} />}
    </fieldset>
  );
}
