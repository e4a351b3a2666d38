import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import * as accounts from "#messages/accounts.ts";
import * as messages from "#messages/sign-in.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { type logInWithProvider, signUpWithProvider } from "../../contract/keys/providers.ts";
import { email, introductionMax } from "../../contract/people/accounts.ts";
import { personName } from "../../contract/people/people.ts";
import { call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea, TextField } from "../ui/forms/text-field.tsx";
import { focusInPlace } from "../ui/shell/focus.ts";
import { site } from "../ui/shell/site.ts";
import type { Enter } from "./log-in-entry.ts";

type Props = { name: string; reply: OutputOf<typeof logInWithProvider>; enter: Enter };

const schema = z.object({
  firstName: personName,
  lastName: personName,
  email,
  introduction: z.string().max(introductionMax),
});

/** The form that creates an account from the provider's data. */
export function ProviderSignUpForm({ name, reply, enter }: Props) {
  const { firstName = "", lastName = "", token, next } = reply;
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { firstName, lastName, email: reply.email ?? "", introduction: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    try {
      const made = await call(signUpWithProvider, { ...values, name, token });
      if (!made.token) return setMailedTo(made.user.email);
      await enter(
        made.setUpFactor ? { setUpFactor: true, token: made.token } : { user: made.user, token: made.token },
        next,
      );
    } catch (error) {
      showFieldProblems(form, error);
      notify.refusal(messageOf(error), "log-in");
    }
  });

  if (mailedTo) {
    return (
      <p className="mt-4" ref={focusInPlace} role="status" tabIndex={-1}>
        {messages.confirmFirst(mailedTo)}
      </p>
    );
  }
  return (
    <>
      <p className="mt-4">{messages.aboutSignUp}</p>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onSubmit={send}>
        <TextField
          autoComplete="given-name"
          error={errors.firstName}
          field={form.register("firstName")}
          label={accounts.firstName}
        />
        <TextField
          autoComplete="family-name"
          error={errors.lastName}
          field={form.register("lastName")}
          label={accounts.lastName}
        />
        <TextField
          autoComplete="email"
          error={errors.email}
          field={form.register("email")}
          label={accounts.email}
          readOnly={Boolean(reply.email)}
          type="email"
        />
        {site.signUp === "approval" && (
          <TextArea
            error={errors.introduction}
            field={form.register("introduction")}
            hint={accounts.sentenceForTeam}
            label={accounts.whoAreYou}
            rows={3}
          />
        )}
        <SubmitButton isSending={isSubmitting} label={accounts.signUp} whileSending={accounts.signingUp} />
      </form>
    </>
  );
}
