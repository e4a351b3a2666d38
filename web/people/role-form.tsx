import { type FormEvent, useState } from "react";
import * as messages from "#messages/people.ts";
import { type Role, roles } from "../../contract/people/people.ts";
import type { User } from "../../contract/people/users.ts";
import { replaceUser, useUser } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { Field } from "../ui/forms/text-field.tsx";
import { useChangeRole } from "./user-queries.ts";

/** For admins. An admin who gives up the role loses this form. */
export function RoleForm({ user }: { user: User }) {
  const reader = useUser();
  const [role, setRole] = useState<Role>(user.role);
  const change = useChangeRole(user.id);
  const isOwn = reader?.id === user.id;
  const about = `role of ${user.id}`;

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      await change.mutateAsync(role);
      notify.success(messages.changed, about);
      if (isOwn) replaceUser({ ...reader, role });
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <section aria-labelledby="role" className="sheet mt-12 p-5">
      <h2 className="font-semibold text-lg" id="role">
        {messages.onThisBoard}
      </h2>
      <form className="mt-4 grid gap-5" onSubmit={save}>
        <Field
          hint={
            isOwn && role !== "admin" ? `${messages.rights[role]} ${messages.noLongerAdmin}` : messages.rights[role]
          }
          label={messages.role}
        >
          {(wiring) => (
            <select
              className="select"
              onChange={(event) => setRole(event.target.value as Role)}
              value={role}
              {...wiring}
            >
              {roles.map((name) => (
                <option key={name} value={name}>
                  {messages.roleNames[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SubmitButton
          className="btn-quiet justify-self-start"
          isSending={change.isPending}
          label={messages.change}
          whileSending={messages.changing}
        />
      </form>
    </section>
  );
}
