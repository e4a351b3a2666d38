import { useForm } from "react-hook-form";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/saved-searches.ts";
import type { Rhythm } from "../../contract/notifications/kinds.ts";
import type { SavedSearchKind } from "../../contract/notifications/saved-searches.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { notify } from "../ui/toasts/notify.ts";
import { useSaveSearch } from "./saved-search-queries.ts";

type Props = { kind: SavedSearchKind; query: string; total: number | undefined; onClose: () => void };
type Values = { name: string; mail: Rhythm };

export function TellMeDialog({ kind, query, total, onClose }: Props) {
  const saving = useSaveSearch();
  const form = useForm<Values>({ defaultValues: { name: "", mail: "daily" } });
  const { errors } = form.formState;

  async function save({ name, mail }: Values) {
    await saving.mutateAsync({ kind, query, name: name.trim() || undefined, mail });
    notify.success(messages.saved);
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={save}
      submitLabel={forms.save}
      title={messages.tellMe}
      whileSending={forms.saving}
    >
      {total !== undefined && <p>{messages.findsToday(total)}</p>}
      <TextField error={errors.name} field={form.register("name")} hint={messages.nameHint} label={messages.name} />
      <SelectField error={errors.mail} field={form.register("mail")} label={messages.byMail}>
        <Options names={messages.mail} />
      </SelectField>
    </FormDialog>
  );
}
