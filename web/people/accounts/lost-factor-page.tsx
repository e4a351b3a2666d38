import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { email } from "#messages/accounts.ts";
import * as forms from "#messages/forms.ts";
import * as messages from "#messages/sign-in.ts";
import { confirmFactorRecovery, lostFactorForm, recoverFactor } from "../../../contract/keys/factor-recovery.ts";
import { pages } from "../../../contract/pages.ts";
import { call, messageOf } from "../../api/api.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useLinkParameter } from "../../ui/navigation/link-parameter.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { LinkPage } from "./link-page.tsx";

const toLogIn = { to: pages.logIn, label: messages.backToLogIn };

/** The way back for who has lost the second factor; with the mailed token it begins the wait. */
export default function LostFactorPage() {
  return useLinkParameter("token") ? <WaitPage /> : <LostFactorForm />;
}

function WaitPage() {
  return (
    <LinkPage
      about={messages.aboutWait}
      button={{
        label: messages.beginWait,
        whileSending: messages.beginningWait,
        send: async (token) => messages.waitsUntil((await call(confirmFactorRecovery, { token })).until),
      }}
      done={toLogIn}
      refused={{ words: messages.waitRefused, ...toLogIn }}
      title={messages.lostTitle}
    />
  );
}

function LostFactorForm() {
  const form = useForm({ resolver: zodResolver(lostFactorForm), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    try {
      const { message } = await call(recoverFactor, values);
      notify.answered("recovery");
      notify.instruction(message);
    } catch (error) {
      showFieldProblems(form, error);
      notify.error(messageOf(error), "recovery");
    }
  });

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.lostTitle}</PageTitle>
      <h1 className="page-heading">{messages.lostTitle}</h1>
      <p className="mt-4">{messages.aboutLost}</p>
      <form className="mt-8 grid gap-6" method="post" noValidate onSubmit={send}>
        <TextField
          autoComplete="username"
          error={errors.email}
          field={form.register("email")}
          label={email}
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
