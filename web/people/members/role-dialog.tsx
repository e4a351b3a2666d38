import { useForm } from "react-hook-form";
import type { Member } from "../../../contract/people/members.ts";
import { fullName } from "../../../contract/people/names.ts";
import { type Role, roles } from "../../../contract/people/people.ts";
import { replaceUser, useUser } from "../../api/session.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Choice } from "../../ui/forms/choice.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { roleNames, roleRights } from "../users/role-names.ts";
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
        notify.success("Role changed successfully!");
        if (isOwn) replaceUser({ ...reader, role });
      }}
      submitLabel="Change role"
      title={`Role of ${name}`}
      whileSending="Changing..."
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Role</legend>
        {roles.map((role) => (
          <Choice {...form.register("role")} hint={roleRights[role]} key={role} label={roleNames[role]} value={role} />
        ))}
      </fieldset>
      {isOwn && <p className="quiet text-sm">This is you: with another role you are no longer an admin.</p>}
    </FormDialog>
  );
}
