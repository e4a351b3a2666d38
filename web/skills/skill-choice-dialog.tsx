import { useState } from "react";
import { useForm } from "react-hook-form";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/skills.ts";
import { searchMax } from "../../contract/interface/fields.ts";
import type { SkillName } from "../../contract/skills.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { ChoiceFailure } from "../ui/forms/choice-failure.tsx";
import { Field } from "../ui/forms/text-field.tsx";
import { useSkillChoices } from "./skill-choices.ts";

type Props = {
  title: string;
  about: string;
  label: string;
  /** The id of a skill that can't be chosen. */
  except?: number;
  submitLabel: string;
  isDangerous?: boolean;
  save: (skillId: number) => Promise<void>;
  onClose: () => void;
};

/** Asks for an existing skill. */
export function SkillChoiceDialog({ title, about, label, except, submitLabel, isDangerous, save, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<SkillName>();
  const { skills, isWhole, failure, retry } = useSkillChoices(typed.trim());
  const form = useForm({ defaultValues: { skill: "" } });
  const offered = skills.filter(({ id }) => id !== except);
  const isOffered = offered.some(({ id }) => id === chosen?.id);
  const choice = form.register("skill", { required: messages.skillChoice.required });

  return (
    <FormDialog
      form={form}
      isDangerous={isDangerous}
      onClose={onClose}
      save={({ skill }) => save(Number(skill))}
      submitLabel={submitLabel}
      title={title}
      whileSending={forms.saving}
    >
      <p>{about}</p>
      {!isWhole && (
        <Field label={messages.skillChoice.find}>
          {(wiring) => (
            <input
              className="input"
              maxLength={searchMax}
              onChange={(event) => setTyped(event.target.value)}
              type="search"
              value={typed}
              {...wiring}
            />
          )}
        </Field>
      )}
      <Field
        error={form.formState.errors.skill}
        hint={failure && <ChoiceFailure error={failure} retry={retry} />}
        label={label}
      >
        {(wiring) => (
          <select
            className="select"
            {...choice}
            {...wiring}
            onChange={(event) => {
              setChosen(skills.find(({ id }) => String(id) === event.target.value));
              return choice.onChange(event);
            }}
          >
            <option value="">{messages.skillChoice.choose}</option>
            {(chosen && !isOffered ? [chosen, ...offered] : offered).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
