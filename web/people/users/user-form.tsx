import { zodResolver } from "@hookform/resolvers/zod";
import { useNavigate } from "react-router";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/profile-form.ts";
import { paths } from "../../../contract/pages.ts";
import type { Account } from "../../../contract/people/accounts.ts";
import type { User } from "../../../contract/people/users.ts";
import { messageOf } from "../../api/api.ts";
import { replaceUser } from "../../api/session.ts";
import { isSessionProblem, showFieldProblems } from "../../ui/forms/form-problem.ts";
import { useGuardedForm } from "../../ui/forms/guarded-form.ts";
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { goBack } from "../../ui/navigation/back-link.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { UserFields } from "./user-fields.tsx";
import { schemaFor, type UserOutput, type UserValues, valuesOf } from "./user-form-values.ts";
import { useSaveUser } from "./user-queries.ts";

export function UserForm({ user, editor }: { user: User; editor: Account }) {
  const navigate = useNavigate();
  const saving = useSaveUser();
  const name = `user ${user.id}`;
  const { form, isEdited, markSaved } = useGuardedForm<UserValues, UserOutput>({
    name,
    resolver: zodResolver(schemaFor(user)),
    defaultValues: valuesOf(user),
  });
  const isOwn = editor.id === user.id;

  const save = form.handleSubmit(async ({ currentPassword, ...values }) => {
    const proof = values.email === user.email ? {} : { currentPassword };
    try {
      const saved = await saving.mutateAsync({ ...values, ...proof, id: user.id });
      markSaved();
      if (isOwn) replaceUser(saved);
      notify.success(messages.saved, name);
      if (saved.email !== values.email)
        notify.instruction((isOwn ? messages.linkSent : messages.linkSentToOther)(values.email));
      goBack(navigate, isOwn ? paths.profile(user.id) : paths.user(user.id));
    } catch (error) {
      showFieldProblems(form, error, { taken: "email" });
      if (!isSessionProblem(error)) notify.error(messageOf(error), name);
    }
  });

  return (
    <>
      <form className="grid gap-6" noValidate onSubmit={save}>
        <UserFields editor={editor} form={form} user={user} />
        <SubmitButton
          className="mt-2 justify-self-start"
          isSending={form.formState.isSubmitting}
          label={messages.save}
          whileSending={forms.saving}
        />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}
