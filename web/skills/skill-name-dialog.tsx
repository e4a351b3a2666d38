import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as forms from "#messages/forms.ts";
import { newSkill } from "../../contract/skills.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { TextField } from "../ui/forms/text-field.tsx";

type Props = {
  title: string;
  about: string;
  label: string;
  initial?: string;
  submitLabel: string;
  save: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a skill's name. */
export function SkillNameDialog({ title, about, label, initial = "", submitLabel, save, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(newSkill), defaultValues: { name: initial } });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={({ name }) => save(name)}
      submitLabel={submitLabel}
      taken="name"
      title={title}
      whileSending={forms.saving}
    >
      <p>{about}</p>
      <TextField autoComplete="off" error={form.formState.errors.name} field={form.register("name")} label={label} />
    </FormDialog>
  );
}
