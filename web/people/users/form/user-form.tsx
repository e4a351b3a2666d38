import { useNavigate } from "react-router";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/profile-form.ts";
import { paths } from "../../../../contract/pages.ts";
import type { Account } from "../../../../contract/people/accounts.ts";
import type { Privacy } from "../../../../contract/people/privacy.ts";
import type { User } from "../../../../contract/people/users.ts";
import { replaceUser } from "../../../api/session.ts";
import { showFieldProblems } from "../../../ui/forms/form-problem.ts";
import { useGuardedForm } from "../../../ui/forms/guarded-form.ts";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { goBack } from "../../../ui/navigation/back-link.tsx";
import { notify } from "../../../ui/toasts/notify.ts";
import { useChangePrivacy } from "../privacy/privacy-queries.ts";
import { useSaveUser } from "../user-queries.ts";
import { OwnFields } from "./own-fields.tsx";
import { UserFields } from "./user-fields.tsx";
import {
  privacyChanges,
  resolverFor,
  type UserOutput,
  type UserValues,
  valuesOf,
  whoSees,
} from "./user-form-values.ts";

type Props = {
  user: User;
  editor: Account;
  /** The editor's privacy settings, if it is their own profile. */
  privacy?: Privacy;
};

export function UserForm({ user, editor, privacy }: Props) {
  const navigate = useNavigate();
  const saving = useSaveUser();
  const privacyChange = useChangePrivacy();
  const isOwn = privacy !== undefined;
  const name = `user ${user.id}`;
  const { form, isEdited, markSaved } = useGuardedForm<UserValues, UserOutput>({
    name,
    resolver: resolverFor(user, isOwn),
    defaultValues: valuesOf(user, privacy),
  });

  const save = form.handleSubmit(async ({ currentPassword, ...values }) => {
    const { firstName, lastName, email, companyId, skills, file, picture, visibility, workHiddenFrom, ...profile } =
      values;
    const proof = email === user.email ? {} : { currentPassword };
    const given = { firstName, lastName, email, companyId, skills, file, picture, ...proof };
    try {
      // Privacy is saved first, so that no field is visible for a moment to those it is to be hidden from.
      if (isOwn) {
        await privacyChange.mutateAsync(privacyChanges(form.getValues()));
        form.setValue("privacyBefore", whoSees(form.getValues()));
      }
      const saved = await saving.mutateAsync({
        ...given,
        id: user.id,
        ...(isOwn && { profile: JSON.stringify(profile) }),
      });
      markSaved();
      if (isOwn) replaceUser(saved);
      notify.success(messages.saved, name);
      if (saved.email !== email) notify.instruction((isOwn ? messages.linkSent : messages.linkSentToOther)(email));
      goBack(navigate, isOwn ? paths.profile(user.id) : paths.user(user.id));
    } catch (error) {
      showFieldProblems(form, error, { taken: "email" });
      notify.failure(error, name);
    }
  });

  return (
    <>
      <form className="grid gap-6" noValidate onSubmit={save}>
        <UserFields editor={editor} form={form} user={user} />
        {isOwn && <OwnFields form={form} user={user} />}
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
