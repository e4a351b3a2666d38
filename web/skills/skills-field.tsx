import { useMemo } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import type { SkillName } from "../../contract/skills.ts";
import { SkillPicker } from "./skill-picker.tsx";

type Values = FieldValues & { skills?: (string | number)[] };
type Props<Form extends Values, Output> = {
  control: Control<Form, unknown, Output>;
  /** The record's own skills, whose names are known before the list has come. */
  known?: SkillName[];
};

/** The field `skills` of a form: ids, chosen by name. */
export function SkillsField<Form extends Values, Output>({ control, known = [] }: Props<Form, Output>) {
  const { field, fieldState } = useController({ control, name: "skills" as Path<Form> });
  const ids: Values["skills"] = field.value;
  // One array as long as it holds the same: another one empties the box that is being typed into.
  const chosen = (ids ?? []).join();
  const value = useMemo(() => chosen.split(",").filter(Boolean).map(Number), [chosen]);
  return (
    <SkillPicker
      error={fieldState.error}
      inputRef={field.ref}
      known={known}
      label="Skills"
      onBlur={field.onBlur}
      onChange={field.onChange}
      value={value}
    />
  );
}
