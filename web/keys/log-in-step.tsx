import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import * as messages from "#messages/sign-in.ts";
import { giveSecondFactor, secondFactorForm } from "../../contract/keys/providers.ts";
import { pages } from "../../contract/pages.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { ApiProblem, call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { focusInPlace } from "../ui/shell/focus.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import type { Enter, LogInStep } from "./log-in-entry.ts";
import { PasskeyAddButton } from "./passkey-add-button.tsx";
import { canUsePasskeys } from "./passkey-support.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpForm } from "./totp-form.tsx";

type Props = { step: LogInStep; enter: Enter };

/** The steps between the first step of a log-in and the board. */
export function LogInStepPage({ step, enter }: Props) {
  const title = step.kind === "secondFactor" ? messages.secondStep : messages.setUpNeeded;
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading" ref={focusInPlace} tabIndex={-1}>
        {title}
      </h1>
      {step.kind === "secondFactor" ? (
        <SecondFactorForm enter={enter} token={step.token} />
      ) : (
        <FactorSetUp enter={enter} token={step.token} />
      )}
    </div>
  );
}

function SecondFactorForm({ token, enter }: { token: string; enter: Enter }) {
  const form = useForm({ resolver: zodResolver(secondFactorForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ code }) => {
    try {
      await enter(await call(giveSecondFactor, { token, code }));
    } catch (error) {
      const isAtField = showFieldProblems(form, error);
      if (!isAtField) notify.refusal(messageOf(error), "log-in");
      if (error instanceof ApiProblem && error.code === "attempt") location.reload();
    }
  });

  return (
    <>
      <p className="mt-4">{messages.aboutSecondStep}</p>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onSubmit={send}>
        <TextField
          autoComplete="one-time-code"
          error={errors.code}
          field={form.register("code")}
          inputMode="text"
          label={messages.code}
        />
        <SubmitButton isSending={isSubmitting} label={messages.goOn} whileSending={messages.checking} />
      </form>
      <Link className="text-link mt-3 inline-flex min-h-11 items-center" to={pages.lostFactor}>
        {messages.lostFactor}
      </Link>
    </>
  );
}

/** On a board that requires a second factor: sets one up with the token that opens nothing else. */
function FactorSetUp({ token, enter }: { token: string; enter: Enter }) {
  const [codes, setCodes] = useState<string[]>();
  const passkeyId = useId();

  async function goOn() {
    try {
      const { user } = await call(getAccount, {}, undefined, { token });
      await enter({ user, token });
    } catch (error) {
      notify.error(messageOf(error), "log-in");
    }
  }

  return (
    <div className="mt-4 grid gap-6">
      {codes ? (
        <RecoveryCodes codes={codes} doneLabel={messages.goOn} onDone={() => void goOn()} />
      ) : (
        <>
          <p>{messages.aboutSetUpNeeded}</p>
          <TotpForm onDone={setCodes} token={token} />
          {canUsePasskeys() && (
            <section aria-labelledby={passkeyId} className="border-base-300 border-t pt-6">
              <h2 className="font-semibold text-xl" id={passkeyId}>
                {messages.orPasskey}
              </h2>
              <p className="mt-2 mb-4">{messages.aboutPasskeys}</p>
              <PasskeyAddButton onAdded={goOn} token={token} />
            </section>
          )}
        </>
      )}
    </div>
  );
}
