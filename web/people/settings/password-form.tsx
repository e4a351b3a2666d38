import { zodResolver } from "@hookform/resolvers/zod";
import { type Resolver, useForm } from "react-hook-form";
import * as messages from "#messages/settings.ts";
import { passwordForm, resetForm } from "../../../contract/people/accounts.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { PasswordFields, passwordMax } from "../password-fields.tsx";
import { useChangePassword } from "./settings-queries.ts";

const changed = passwordForm(passwordMax);
/** For members without a password: the server asks for a proof instead. */
const first = resetForm(passwordMax);
const empty = { currentPassword: "", password: "", confirmPassword: "" };

export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const change = useChangePassword();
  const form = useForm<typeof empty>({
    resolver: hasPassword ? zodResolver(changed) : (zodResolver(first) as unknown as Resolver<typeof empty>),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      await change.mutateAsync({ password, ...(hasPassword && { currentPassword }) });
      form.reset(empty);
      notify.success(messages.passwordChanged, "password");
    } catch (error) {
      showFieldProblems(form, error);
      notify.failure(error, "password");
    }
  });

  return (
    <SettingsSection about={messages.aboutPassword} title={messages.password}>
      <form className="grid gap-6" noValidate onSubmit={save}>
        {/* Tells password managers which account this is. */}
        <input aria-hidden="true" autoComplete="username" className="sr-only" readOnly tabIndex={-1} value={email} />
        {hasPassword ? (
          <TextField
            autoComplete="current-password"
            error={errors.currentPassword}
            field={form.register("currentPassword")}
            label={messages.currentPassword}
            type="password"
          />
        ) : (
          <p>{messages.choosePassword}</p>
        )}
        <PasswordFields
          first={{ label: messages.newPassword, field: form.register("password"), error: errors.password }}
          second={{
            label: messages.confirmNewPassword,
            field: form.register("confirmPassword"),
            error: errors.confirmPassword,
          }}
        />
        <SubmitButton
          className="btn-quiet justify-self-start"
          isSending={isSubmitting}
          label={messages.changePassword}
          whileSending={messages.changingPassword}
        />
      </form>
    </SettingsSection>
  );
}
