import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/saved-searches.ts";
import type { Rhythm } from "../../contract/notifications/notification-kinds.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { searchNameQuery, useSaveSearch } from "./saved-search-queries.ts";

type Props = { kind: SavedSearchKind; query: string; total: number | undefined; onClose: () => void };
type Values = { name: string; mail: Rhythm };

export function SavedSearchDialog({ kind, query, total, onClose }: Props) {
  const saving = useSaveSearch();
  const { data: watched } = useQuery(searchNameQuery({ kind, query }));
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
      <div>
        <p className="min-h-6">{watched && messages.watches(watched.name)}</p>
        {total !== undefined && <p className="quiet">{messages.findsToday(total)}</p>}
      </div>
      <TextField error={errors.name} field={form.register("name")} hint={messages.nameHint} label={messages.name} />
      <SelectField error={errors.mail} field={form.register("mail")} label={messages.byMail}>
        <Options names={messages.mail} />
      </SelectField>
    </FormDialog>
  );
}
