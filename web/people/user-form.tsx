import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/profile-form.ts";
import { openings as names } from "#messages/profiles.ts";
import { paths } from "../../contract/pages.ts";
import type { Account } from "../../contract/people/accounts.ts";
import type { Privacy } from "../../contract/people/privacy.ts";
import { openings } from "../../contract/people/profiles.ts";
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
import { IdentityFields } from "./identity-fields.tsx";
import { LinkFields } from "./link-fields.tsx";
import { useChangePrivacy } from "./privacy-queries.ts";
import { ProfileHiddenFrom } from "./profile-hidden-from.tsx";
import {
  privacyChanges,
  resolverFor,
  type UserFormState,
  type UserOutput,
  type UserValues,
  valuesOf,
  whoSees,
} from "./user-form-values.ts";
import { useSaveUser } from "./user-queries.ts";
import { WithWhoSees } from "./visibility-field.tsx";
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

/**
 * Scrolls to the part of the form that the address names, and focuses it: the next Tab goes to its control. The control itself
 * would open its list over the form.
 */
function useFieldInAddress() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be asked for again
  useEffect(() => {
    if (!hash) return;
    // After the change of page has focused the heading.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView({ block: place.tagName === "SECTION" ? "start" : "center" });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

type FormSectionProps = { id: string; title: string; children: ReactNode };

/** A part of the profile form that links can point to. */
function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="form-section" id={id} tabIndex={-1}>
      <h2 className="font-semibold text-xl" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a member may be asked for, and where else they are found. */
function ReachFields({ form }: { form: UserFormState }) {
  return (
    <>
      <WithWhoSees field="openTo" form={form}>
        <OpenToFields form={form} />
      </WithWhoSees>
      <WithWhoSees field="links" form={form}>
        <LinkFields form={form} />
      </WithWhoSees>
    </>
  );
}

/** What the member is open to; for "work" also the companies that this is hidden from. */
function OpenToFields({ form }: { form: UserFormState }) {
  const isForWork = form.watch("openTo").includes("work");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2">{messages.openTo}</legend>
      {openings.map((opening) => (
        <div key={opening}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input className="checkbox" type="checkbox" value={opening} {...form.register("openTo")} />
            {names[opening]}
          </label>
          {opening === "work" && isForWork && <ProfileHiddenFrom form={form} />}
        </div>
      ))}
    </fieldset>
  );
}
