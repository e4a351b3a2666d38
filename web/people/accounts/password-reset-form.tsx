import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import * as messages from "#messages/accounts.ts";
import * as forms from "#messages/forms.ts";
import { passwordReset } from "#messages/replies.ts";
import { pages } from "../../../contract/pages.ts";
import { resetPassword } from "../../../contract/people/accounts.ts";
import { ApiProblem, call } from "../../api/api.ts";
import { endSession } from "../../api/session.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { lateResolver } from "../../ui/forms/form-resolver.ts";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { PasswordFields } from "../password-fields.tsx";

const loadSchema = () => import("./account-schemas.ts").then(({ resetSchema }) => resetSchema);
const resolver = lateResolver(loadSchema);

type Props = {
  /** Null until the page is hydrated. */
  token: string | null;
  /** Called when the server rejects the token. */
  onDead: () => void;
};

export function PasswordResetForm({ token, onDead }: Props) {
  const navigate = useNavigate();
  const form = useForm({ resolver, defaultValues: { password: "", confirmPassword: "" } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ password }) => {
    try {
      await call(resetPassword, { token: token ?? "", password });
      // A reset ends every session of the member, including this browser's.
      endSession("elsewhere");
      notify.success(passwordReset, "reset");
      navigate(pages.logIn, { replace: true });
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status === 400;
      showFieldProblems(form, error);
      notify.error(isRefused ? error.message : messages.resetFailed, "reset");
      if (isRefused && error.code === "invalid-token") onDead();
    }
  });

  return (
    <form className="mt-8 grid gap-6" method="dialog" noValidate onFocus={() => void loadSchema()} onSubmit={send}>
      <PasswordFields
        first={{ label: messages.newPassword, field: form.register("password"), error: errors.password }}
        second={{
          label: messages.confirmNewPassword,
          field: form.register("confirmPassword"),
          error: errors.confirmPassword,
        }}
      />
      <SubmitButton isSending={isSubmitting} label={messages.resetPassword} whileSending={forms.saving} />
    </form>
  );
}
