import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { FormDialog } from "../dialogs/form-dialog.tsx";
import { ChoicesFailed } from "../forms/choices-failed.tsx";
import { Field } from "../forms/text-field.tsx";
import { skillChoicesQuery } from "./skill-queries.ts";

type Props = {
  title: string;
  about: string;
  label: string;
  /** A skill that can't be chosen. */
  except?: number;
  submitLabel: string;
  isDangerous?: boolean;
  save: (skillId: number) => Promise<void>;
  onClose: () => void;
};

/** Asks for one of the skills there are. */
export function SkillChoiceDialog({ title, about, label, except, submitLabel, isDangerous, save, onClose }: Props) {
  const { data = [], error: failure, refetch } = useQuery(skillChoicesQuery);
  const form = useForm({ defaultValues: { skill: "" } });

  return (
    <FormDialog
      form={form}
      isDangerous={isDangerous}
      onClose={onClose}
      save={({ skill }) => save(Number(skill))}
      submitLabel={submitLabel}
      title={title}
      whileSending="Saving..."
    >
      <p>{about}</p>
      <Field
        error={form.formState.errors.skill}
        hint={failure && <ChoicesFailed error={failure} retry={() => void refetch()} />}
        label={label}
      >
        {(wiring) => (
          <select className="select" {...form.register("skill", { required: "Please choose a skill" })} {...wiring}>
            <option value="">Choose a skill</option>
            {data
              .filter(({ id }) => id !== except)
              .map(({ id, name }) => (
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
