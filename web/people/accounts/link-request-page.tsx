import { useForm } from "react-hook-form";
import { Link } from "react-router";
import * as messages from "#messages/accounts.ts";
import * as forms from "#messages/forms.ts";
import { pages } from "../../../contract/pages.ts";
import { messageOf } from "../../api/api.ts";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { lateResolver } from "../../ui/forms/form-resolver.ts";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { PageTitle } from "../../ui/shell/page-title.tsx";

const loadSchema = () => import("./account-schemas.ts").then(({ mailedLinkSchema }) => mailedLinkSchema);
const resolver = lateResolver(loadSchema);

type Props = {
  title: string;
  about: string;
  /** Asks for the mail, and returns what to tell the reader. */
  send: (values: { email: string }) => Promise<string>;
};

/** Asks for an address, to mail a link to it. */
export function LinkRequestPage({ title, about, send }: Props) {
  const form = useForm({ resolver, defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const message = await send(values);
      notify.answered("recovery");
      notify.instruction(message);
    } catch (error) {
      showFieldProblems(form, error);
      notify.error(messageOf(error), "recovery");
    }
  });

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading">{title}</h1>
      <p className="mt-4">{about}</p>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onFocus={() => void loadSchema()} onSubmit={submit}>
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
