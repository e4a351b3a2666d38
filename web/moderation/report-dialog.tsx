import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type FieldError, type UseFormRegisterReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { reasons } from "#messages/moderation.ts";
import * as messages from "#messages/reports.ts";
import { whatIsWrong } from "#messages/reports.ts";
import { type ModeratedRecord, rules } from "../../contract/moderation/moderated-records.ts";
import { makeReport, newReport } from "../../contract/moderation/reports.ts";
import { pages } from "../../contract/pages.ts";
import { blockUser } from "../../contract/people/blocks.ts";
import { call, messageOf } from "../api/api.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { FieldMessage, TextArea } from "../ui/forms/text-field.tsx";
import { reportKeys } from "./report-queries.ts";

const schema = newReport.safeExtend({ alsoBlock: z.boolean() });

type Props = {
  thing: ModeratedRecord;
  title: string;
  person?: { id: number; firstName: string } | null;
  onClose: () => void;
};

export function ReportDialog({ thing, title, person, onClose }: Props) {
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { ...thing, text: "", alsoBlock: false },
  });
  const { errors } = form.formState;
  const client = useQueryClient();

  async function save({ alsoBlock, ...report }: z.output<typeof schema>) {
    await call(makeReport, report);
    notify.success(messages.thanks);
    void client.invalidateQueries({ queryKey: reportKeys.all });
    if (alsoBlock && person) void block(person.id);
  }

  /** The report has been sent, whether or not blocking succeeds. */
  async function block(userId: number) {
    try {
      await call(blockUser, { userId });
      await client.invalidateQueries();
    } catch (error) {
      notify.error(messageOf(error), `block of ${userId}`);
    }
  }

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={save}
      submitLabel={messages.report}
      title={title}
      whileSending={messages.reporting}
    >
      <ReasonChoice error={errors.reason} field={form.register("reason")} />
      <TextArea error={errors.text} field={form.register("text")} label={messages.whatToKnow} rows={3} />
      {person && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" dir="auto">
          <input className="checkbox" type="checkbox" {...form.register("alsoBlock")} />
          {messages.alsoBlock(person.firstName)}
        </label>
      )}
      <p className="quiet text-sm">
        {messages.onlyTheTeam}{" "}
        <a className="thumb text-link" href={pages.rules} rel="noopener" target="_blank">
          {messages.rules}
        </a>
      </p>
    </FormDialog>
  );
}

type ReasonChoiceProps = { field: UseFormRegisterReturn; error?: FieldError };

function ReasonChoice({ field, error }: ReasonChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label">{whatIsWrong}</legend>
      {rules.map((rule) => (
        <label className="flex min-h-10 cursor-pointer items-center gap-3 max-md:min-h-11" key={rule}>
          <input className="radio mt-0" type="radio" value={rule} {...field} />
          {reasons[rule]}
        </label>
      ))}
      {error && <FieldMessage error={error} id={id} />}
    </fieldset>
  );
}
