import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { forgotPassword, password } from "#messages/accounts.ts";
import { required } from "#messages/fields.ts";
import * as messages from "#messages/sign-in.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import { linkProvider, type logInWithProvider } from "../../contract/keys/providers.ts";
import { call, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import type { Enter } from "./log-in-entry.ts";
import { canUsePasskeys } from "./passkey-support.ts";

type Props = { name: string; label: string; reply: OutputOf<typeof logInWithProvider>; enter: Enter };

const schema = z.object({ password: z.string().min(1, required) });

/** An account has the provider's address: the person proves it first. */
export function ProviderLink({ name, label, reply, enter }: Props) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const { token, next } = reply;

  const send = form.handleSubmit(async (values) => {
    try {
      await enter(await call(linkProvider, { name, token, ...values }), next);
    } catch (error) {
      showFieldProblems(form, error);
      notify.refusal(messageOf(error), "log-in");
    }
  });

  async function linkByPasskey() {
    try {
      const { logInByPasskey } = await import("./passkey-ceremony.ts");
      await logInByPasskey(async ({ token: session }) => {
        await enter(await call(linkProvider, { name, token }, undefined, { token: session }), next);
      });
    } catch (error) {
      notify.refusal(messageOf(error), "log-in");
    }
  }

  return (
    <>
      <p className="mt-4">{messages.proveAccount(label, reply.email ?? "")}</p>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onSubmit={send}>
        <input
          aria-hidden="true"
          autoComplete="username"
          className="sr-only"
          readOnly
          tabIndex={-1}
          value={reply.email ?? ""}
        />
        <TextField
          autoComplete="current-password"
          error={errors.password}
          field={form.register("password")}
          label={password}
          type="password"
        />
        <SubmitButton isSending={isSubmitting} label={messages.linkAccount} whileSending={messages.linking} />
      </form>
      {canUsePasskeys() && (
        <button className="btn btn-quiet mt-3 w-full" onClick={() => void linkByPasskey()} type="button">
          {messages.proveByPasskey}
        </button>
      )}
      <p className="quiet mt-4 text-sm">{messages.recoverFirst}</p>
      <PageLink className="text-link inline-flex min-h-11 items-center" page="recoverPassword">
        {forgotPassword}
      </PageLink>
    </>
  );
}
