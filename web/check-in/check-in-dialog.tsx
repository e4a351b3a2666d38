import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as messages from "#messages/check-in.ts";
import { save, saving } from "#messages/forms.ts";
import type { CheckIn } from "../../contract/check-in.ts";
import { accountQuery } from "../api/account-queries.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { AnswerChoice } from "./answer-choice.tsx";
import { CheckInFields, type CheckInValues } from "./check-in-fields.tsx";
import { useChangeCheckIn } from "./check-in-queries.ts";

type Props = { checkIn: CheckIn; onClose: () => void };

/** Changes an answer. */
export function CheckInDialog({ checkIn: { id, answer, company, since, field }, onClose }: Props) {
  const changing = useChangeCheckIn();
  const { data: profile } = useQuery({ ...accountQuery, select: ({ user }) => user });
  const form = useForm<CheckInValues>({
    defaultValues: {
      answer: answer ?? "elsewhere",
      companyId: String(company?.id ?? ""),
      since: since ?? "",
      field: field ?? "",
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async (values) => void (await changing.mutateAsync({ id, ...values }))}
      submitLabel={save}
      title={messages.title}
      whileSending={saving}
    >
      <AnswerChoice company={profile?.Company?.name ?? null} field={form.register("answer")} />
      {form.watch("answer") === "elsewhere" && <CheckInFields chosen={company} form={form} />}
    </FormDialog>
  );
}
