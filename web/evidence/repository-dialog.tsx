import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as messages from "#messages/evidence.ts";
import { type NewRepository, newRepository, type Repository } from "../../contract/evidence.ts";
import { ApiProblem } from "../api/api.ts";
import { SkillField } from "../skills/skill-field.tsx";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextField } from "../ui/forms/text-field.tsx";
import { useSaveRepositories } from "./evidence-queries.ts";

type Values = { address: string; skills: (string | number)[] };
type Props = {
  /** Undefined for a new one. */
  repository: Repository | undefined;
  others: NewRepository[];
  onClose: () => void;
};

export function RepositoryDialog({ repository, others, onClose }: Props) {
  const form = useForm<Values, unknown, NewRepository>({
    resolver: zodResolver(newRepository),
    defaultValues: { address: repository?.address ?? "", skills: repository?.skills ?? [] },
  });
  const { mutateAsync: save } = useSaveRepositories();
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (given) => {
        await save([...others, given]).catch(atAddress);
        notify.success(messages.saved);
      }}
      submitLabel={messages.saveAndLook}
      title={repository ? messages.edit : messages.add}
      whileSending={messages.looking}
    >
      <TextField
        error={form.formState.errors.address}
        field={form.register("address")}
        hint={messages.addressHint}
        inputMode="url"
        label={messages.address}
        type="url"
      />
      <SkillField control={form.control} />
    </FormDialog>
  );
}

/** Shows the reply's error about the list at the address, the only new part of the list. */
function atAddress(error: unknown): never {
  if (error instanceof ApiProblem && error.fields.repositories) error.fields.address = error.fields.repositories;
  throw error;
}
