import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import * as messages from "#messages/accounts.ts";
import * as forms from "#messages/forms.ts";
import { recoverySent } from "#messages/replies.ts";
import { pages } from "../../../contract/pages.ts";
import { knownEmail, recoverPassword } from "../../../contract/people/accounts.ts";
import { call, messageOf } from "../../api/api.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { notify } from "../../ui/toasts/notify.ts";

const schema = z.object({ email: knownEmail });

export default function RecoverPasswordPage() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    try {
      await call(recoverPassword, values);
      notify.answered("recovery");
      notify.instruction(recoverySent);
    } catch (error) {
      showFieldProblems(form, error);
      notify.error(messageOf(error), "recovery");
    }
  });

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.recovery}</PageTitle>
      <h1 className="page-heading">{messages.recovery}</h1>
      <p className="mt-4">{messages.aboutRecovery}</p>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onSubmit={send}>
        <TextField
          autoComplete="username"
          error={errors.email}
          field={form.register("email")}
          label={messages.email}
          type="email"
        />
        <SubmitButton isSending={isSubmitting} label={forms.send} whileSending={forms.sending} />
      </form>
      <p className="mt-6">
        <Link className="text-link inline-flex min-h-11 items-center" to={pages.logIn}>
          {messages.backToLogIn}
        </Link>
      </p>
    </div>
  );
}
