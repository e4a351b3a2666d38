import { type ChangeEvent, useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/cohorts.ts";
import { type Cohort, rosterMax } from "../../contract/cohorts.ts";
import { NotUtf8 } from "../../contract/texts/file-decoding.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { useAddToRoster } from "./cohort-staff-queries.ts";
import { addressesIn, addressesInFile, linesWithout } from "./roster-addresses.ts";

/** Adds addresses to a cohort's roster: typed, pasted, or from a table. */
export function RosterDialog({ cohort, onClose }: { cohort: Cohort; onClose: () => void }) {
  const add = useAddToRoster(cohort.id);
  const form = useForm({ defaultValues: { emails: "" } });
  const [problem, setProblem] = useState("");
  const id = useId();
  const typed = form.watch("emails");
  const found = addressesIn(typed);
  const left = linesWithout(typed);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      const inFile = await addressesInFile(file);
      setProblem(inFile.length === 0 ? messages.noneInFile : "");
      const all = [...new Set([...addressesIn(form.getValues("emails")), ...inFile])];
      if (inFile.length > 0) form.setValue("emails", all.join("\n"));
      form.clearErrors();
    } catch (error) {
      setProblem(error instanceof NotUtf8 ? messages.notUtf8(error.row) : messages.fileFailed);
    }
    target.value = "";
  }

  return (
    <FormDialog
      form={form}
      isReady={found.length > 0}
      onClose={onClose}
      save={async () => {
        const { rosterCount, verified } = await add.mutateAsync(found);
        notify.success(messages.onRoster(rosterCount));
        if (verified > 0) notify.info(messages.verifiedAtOnce(verified));
      }}
      submitLabel={messages.addAddresses}
      title={messages.addAddressesTo(cohort.name)}
      whileSending={messages.adding}
    >
      <TextArea
        error={form.formState.errors.emails}
        field={form.register("emails")}
        hint={messages.addressesHint(rosterMax)}
        label={messages.addresses}
        rows={6}
      />
      <div>
        <label className="field-label" htmlFor={id}>
          {messages.file}
        </label>
        <input
          accept=".csv,.txt,.xlsx"
          aria-describedby={`${id}-hint`}
          className="file-input w-full"
          id={id}
          onChange={(event) => void read(event)}
          type="file"
        />
        <p className="field-hint" id={`${id}-hint`}>
          {messages.fileHint}
        </p>
        <p className="field-error" role="alert">
          {problem}
        </p>
      </div>
      <div role="status">
        {found.length > 0 && <p>{messages.found(found.length)}</p>}
        {left > 0 && <p>{messages.without(left)}</p>}
      </div>
    </FormDialog>
  );
}
