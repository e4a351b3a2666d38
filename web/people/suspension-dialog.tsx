import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import * as messages from "#messages/members.ts";
import { type Member, newSuspension } from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea, TextField } from "../ui/forms/text-field.tsx";
import { useMemberChanges } from "./member-queries.ts";

export function SuspensionDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { suspend } = useMemberChanges(member.id);
  const name = fullName(member);
  const form = useForm<z.input<typeof newSuspension>, unknown, z.output<typeof newSuspension>>({
    resolver: zodResolver(newSuspension),
    defaultValues: {
      reason: member.suspension?.reason ?? "",
      endsOn: member.suspension?.endsAt?.slice(0, 10) ?? "",
    },
  });
  const { errors } = form.formState;

  return (
    <FormDialog
      form={form}
      isDangerous
      onClose={onClose}
      save={async (given) => {
        await suspend.mutateAsync(given);
        notify.success(messages.suspended(name));
      }}
      submitLabel={messages.suspend}
      title={messages.suspendThis(name)}
      whileSending={messages.suspending}
    >
      <p>{messages.whatSuspensionDoes}</p>
      <TextArea
        error={errors.reason}
        field={form.register("reason")}
        hint={messages.reasonHint}
        label={messages.reason}
        rows={3}
      />
      <TextField
        error={errors.endsOn}
        field={form.register("endsOn")}
        hint={messages.endsOnHint}
        label={messages.endsOn}
        type="date"
      />
    </FormDialog>
  );
}
