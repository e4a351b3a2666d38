import { useForm } from "react-hook-form";
import * as messages from "#messages/people.ts";
import type { Member } from "../../contract/people/members.ts";
import { fullName } from "../../contract/people/names.ts";
import { type Role, roles } from "../../contract/people/people.ts";
import { replaceUser, useUser } from "../api/session.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { Choice } from "../ui/forms/choice.tsx";
import { useMemberChanges } from "./member-queries.ts";

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const reader = useUser();
  const { changeRole } = useMemberChanges(member.id);
  const form = useForm<{ role: Role }>({ defaultValues: { role: member.role } });
  const name = fullName(member);
  const isOwn = reader?.id === member.id;

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      save={async ({ role }) => {
        await changeRole.mutateAsync(role);
        notify.success(messages.changed);
        if (isOwn) replaceUser({ ...reader, role });
      }}
      submitLabel={messages.change}
      title={messages.roleOf(name)}
      whileSending={messages.changing}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">{messages.role}</legend>
        {roles.map((role) => (
          <Choice
            {...form.register("role")}
            hint={messages.rights[role]}
            key={role}
            label={messages.roleNames[role]}
            value={role}
          />
        ))}
      </fieldset>
      {isOwn && <p className="quiet text-sm">{messages.thisIsYou}</p>}
    </FormDialog>
  );
}
