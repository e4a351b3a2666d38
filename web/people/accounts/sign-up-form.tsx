import type { Resolver } from "react-hook-form";
import { useNavigate } from "react-router";
import * as messages from "#messages/accounts.ts";
import { signUp } from "../../../contract/people/accounts.ts";
import { call, messageOf } from "../../api/api.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { lateResolver } from "../../ui/forms/form-resolver.ts";
import { useGuardedForm } from "../../ui/forms/form-state.ts";
import { HoneypotField, useFormAge } from "../../ui/forms/honeypot-field.tsx";
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextArea, TextField } from "../../ui/forms/text-field.tsx";
import { PasswordFields } from "../password-fields.tsx";
import type { LogInState } from "./log-in-page.tsx";

const empty = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  introduction: "",
  website: "",
};

const loadSchemas = () => import("./account-schemas.ts");
const open = lateResolver(() => loadSchemas().then(({ signUpSchema }) => signUpSchema));
const watched = lateResolver(() => loadSchemas().then(({ introducedSchema }) => introducedSchema));

type Props = {
  /** Whether the team admits new members: then applicants introduce themselves. */
  asksWho: boolean;
  invitation?: string;
  logInAddress: string;
};

export function SignUpForm({ asksWho, invitation, logInAddress }: Props) {
  const navigate = useNavigate();
  const { form, isEdited, markSaved } = useGuardedForm({
    name: "sign-up",
    resolver: (asksWho ? watched : open) as Resolver<typeof empty>,
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const age = useFormAge();

  const send = form.handleSubmit(async ({ confirmPassword: _, ...newUser }) => {
    try {
      await call(signUp, { ...newUser, invitation, openedFor: age() });
      markSaved();
      notify.success(messages.signedUp, "sign-up");
      navigate(logInAddress, { state: { email: newUser.email } satisfies LogInState });
    } catch (error) {
      showFieldProblems(form, error, { taken: "email" });
      notify.refusal(messageOf(error), "sign-up");
    }
  });

  return (
    <>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onFocus={() => void loadSchemas()} onSubmit={send}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            autoComplete="given-name"
            error={errors.firstName}
            field={form.register("firstName")}
            label={messages.firstName}
          />
          <TextField
            autoComplete="family-name"
            error={errors.lastName}
            field={form.register("lastName")}
            label={messages.lastName}
          />
        </div>
        <TextField
          autoComplete="username"
          error={errors.email}
          field={form.register("email")}
          hint={invitation && messages.useInvitedAddress}
          label={messages.email}
          type="email"
        />
        <PasswordFields
          first={{ label: messages.password, field: form.register("password"), error: errors.password }}
          second={{
            label: messages.confirmPassword,
            field: form.register("confirmPassword"),
            error: errors.confirmPassword,
          }}
        />
        {asksWho && (
          <TextArea
            error={errors.introduction}
            field={form.register("introduction")}
            hint={messages.sentenceForTeam}
            label={messages.whoAreYou}
            rows={2}
          />
        )}
        <HoneypotField field={form.register("website")} />
        <SubmitButton isSending={isSubmitting} label={messages.signUp} whileSending={messages.signingUp} />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}
