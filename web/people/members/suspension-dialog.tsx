import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { type Member, newSuspension } from "../../../contract/people/members.ts";
import { fullName } from "../../../contract/people/names.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { TextArea, TextField } from "../../ui/forms/text-field.tsx";
import { notify } from "../../ui/toasts/notify.ts";
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
        notify.success(`${name} is suspended.`);
      }}
      submitLabel="Suspend"
      title={`Suspend ${name}`}
      whileSending="Suspending..."
    >
      <p>
        Every device is logged out at once, and logging in is refused. Meanwhile nobody but the team sees their profile,
        posts and comments.
      </p>
      <TextArea
        error={errors.reason}
        field={form.register("reason")}
        hint="They are told by mail, and when they try to log in."
        label="Reason"
        rows={3}
      />
      <TextField
        error={errors.endsOn}
        field={form.register("endsOn")}
        hint="From that day on they can log in again. Leave it empty for an open end."
        label="Ends on"
        type="date"
      />
    </FormDialog>
  );
}
