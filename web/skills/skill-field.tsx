import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";
import * as messages from "#messages/skills.ts";
import { type SkillName, suggestSkill } from "../../contract/skills.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { SkillPicker } from "./skill-picker.tsx";

type Values = FieldValues & { skills?: (string | number)[] };
type Props<Form extends Values, Output> = {
  control: Control<Form, unknown, Output>;
  /** The record's current skills, whose names needn't be loaded. */
  known?: SkillName[];
  /** Whether a missing skill can be suggested here. */
  canSuggest?: boolean;
};

/** The form field `skills`, an array of ids. */
export function SkillField<Form extends Values, Output>({ control, known = [], canSuggest }: Props<Form, Output>) {
  const { field, fieldState } = useController({ control, name: "skills" as Path<Form> });
  const ids: Values["skills"] = field.value;
  const [suggested, setSuggested] = useState(0);
  // The array keeps its identity while its content is the same: a new array clears the combobox's text. After a suggestion
  // that is wanted.
  const chosen = (ids ?? []).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each suggestion is a reason for another array
  const value = useMemo(() => chosen.split(",").filter(Boolean).map(Number), [chosen, suggested]);
  // The value when the reply arrives, not when the suggestion was sent.
  const latest = useRef(value);
  latest.current = value;
  const suggest = useSkillSuggestion((id) => field.onChange([...latest.current, id]));
  const send = (name: string) => {
    setSuggested(suggested + 1);
    void suggest(name);
  };

  return (
    <SkillPicker
      error={fieldState.error}
      inputRef={field.ref}
      known={known}
      label={messages.skills}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onSuggest={canSuggest ? send : undefined}
      value={value}
    />
  );
}

/** Suggests a skill to staff; if the name is an alias of an existing skill, that one is chosen instead. */
function useSkillSuggestion(choose: (id: number) => void) {
  const suggestion = useMutation({ mutationFn: (name: string) => call(suggestSkill, { name }) });
  return async (name: string) => {
    const about = "skill suggestion";
    try {
      const { skill } = await suggestion.mutateAsync(name);
      notify.answered(about);
      if (!skill) return notify.success(messages.suggested(name));
      choose(skill.id);
      notify.info(messages.calledHere(name, skill.name));
    } catch (error) {
      notify.failure(error, about);
    }
  };
}
