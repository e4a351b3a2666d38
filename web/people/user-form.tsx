import { Link, useNavigate } from "react-router";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/profile-form.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Privacy } from "../../contract/people/privacy.ts";
import type { User } from "../../contract/people/users.ts";
import { messageOf } from "../api/api.ts";
import { replaceUser } from "../api/session.ts";
import { ProfileImportButton } from "../bring-profile/profile-import-button.tsx";
import { useClaims } from "../cohorts/cohort-queries.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { goBack } from "../ui/shell/back-link.tsx";
import { AboutFields } from "./about-fields.tsx";
import { useFieldInAddress } from "./field-in-address.ts";
import { FormSection } from "./form-section.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { useChangePrivacy } from "./privacy-queries.ts";
import { ReachFields } from "./reach-fields.tsx";
import {
  privacyChanges,
  resolverFor,
  type UserOutput,
  type UserValues,
  valuesOf,
  whoSees,
} from "./user-form-values.ts";
import { useSaveUser } from "./user-queries.ts";
import { WorkFields } from "./work-fields.tsx";

type Props = {
  user: User;
  editor: Account;
  /** The editor's privacy settings, if it is their own profile. */
  privacy?: Privacy;
};

export function UserForm({ user, editor, privacy }: Props) {
  const navigate = useNavigate();
  const saving = useSaveUser();
  const claims = useClaims();
  const privacyChange = useChangePrivacy();
  const isOwn = privacy !== undefined;
  const name = `user ${user.id}`;
  const { form, isEdited, markSaved } = useGuardedForm<UserValues, UserOutput>({
    name,
    resolver: resolverFor(user, isOwn),
    defaultValues: valuesOf(user, privacy),
  });
  useFieldInAddress();

  function write(values: Partial<UserValues>) {
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as keyof UserValues, value as never, { shouldDirty: true });
    }
  }

  const save = form.handleSubmit(async ({ currentPassword, cohorts, ...values }) => {
    const { firstName, lastName, email, companyId, skills, file, picture, visibility, workHiddenFrom, ...profile } =
      values;
    const proof = email === user.email ? {} : { currentPassword };
    const given = { firstName, lastName, email, companyId, skills, file, picture, ...proof };
    try {
      // Privacy is saved first, so that no field is visible for a moment to those it is to be hidden from.
      if (isOwn) {
        await privacyChange.mutateAsync(privacyChanges(form.getValues()));
        form.setValue("privacyBefore", whoSees(form.getValues()));
        if (!(await claim(cohorts))) return;
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

  /** Returns whether saving succeeded; an error is shown at its field. */
  async function claim(cohorts: UserOutput["cohorts"]) {
    try {
      await claims.mutateAsync(cohorts.map(({ id }) => id));
      return true;
    } catch (error) {
      // Not focused, because its list would open over the message.
      form.setError("cohorts", { type: "server", message: messageOf(error) });
      document.getElementById("cohort")?.scrollIntoView({ block: "center" });
      notify.failure(error, name);
      return false;
    }
  }

  const { you, work, reach } = messages.sections;
  return (
    <div className="profile-form">
      {isOwn && (
        <nav aria-label={messages.parts}>
          <ul>
            {Object.entries(messages.sections).map(([id, title]) => (
              <li key={id}>
                {/* Back leads to the page before the form, and so does saving. */}
                <Link className="nav-item" replace to={`#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className="grid gap-10" noValidate onSubmit={save}>
        {isOwn && (
          <ProfileImportButton
            form={{ read: () => form.getValues(), write: (values) => write(values as Partial<UserValues>) }}
          />
        )}
        <FormSection id="you" title={you}>
          <IdentityFields editor={editor} form={form} user={user} />
          {isOwn && <AboutFields form={form} />}
        </FormSection>
        <FormSection id="work" title={work}>
          <WorkFields form={form} isOwn={isOwn} user={user} />
        </FormSection>
        {isOwn && (
          <FormSection id="reach" title={reach}>
            <ReachFields form={form} />
          </FormSection>
        )}
        <div className="save-bar">
          <SubmitButton
            className="max-sm:w-full"
            isSending={form.formState.isSubmitting}
            label={messages.save}
            whileSending={forms.saving}
          />
        </div>
      </form>
      <LeaveGuard isEdited={isEdited} />
    </div>
  );
}
