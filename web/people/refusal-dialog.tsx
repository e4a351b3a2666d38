import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import * as messages from "#messages/members.ts";
import { optionalText } from "../../contract/interface/fields.ts";
import { type Member, suspensionReasonMax } from "../../contract/people/members.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { TextArea } from "../ui/forms/text-field.tsx";
import { useMemberChanges } from "./member-queries.ts";

const schema = z.object({ reason: optionalText(suspensionReasonMax) });

export function RefusalDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { refuse, lookAgain } = useMemberChanges(member.id);
  const name = member.firstName;
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { reason: "" },
  });
  return (
    <FormDialog
      form={form}
      isDangerous
      onClose={() => {
        if (refuse.isError) lookAgain();
        onClose();
      }}
      save={async ({ reason }) => {
        await refuse.mutateAsync(reason);
        notify.success(messages.refused(name));
      }}
      submitLabel={messages.refuse}
      title={messages.refuseThis(name)}
      whileSending={messages.refusing}
    >
      <p>{messages.whatRefusalDoes}</p>
      <TextArea
        error={form.formState.errors.reason}
        field={form.register("reason")}
        label={messages.refusalReason}
        rows={3}
      />
    </FormDialog>
  );
}
