import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as messages from "#messages/contact.ts";
import * as forms from "#messages/forms.ts";
import { requestSent } from "#messages/replies.ts";
import { sendRequest } from "../../contract/contact.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { lateResolver } from "../ui/forms/form-resolver.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { HoneypotField, useFormAge } from "../ui/forms/honeypot-field.tsx";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea, TextField } from "../ui/forms/text-field.tsx";

const loadSchema = () => import("./contact-schema.ts").then(({ contactSchema }) => contactSchema);
const resolver = lateResolver(loadSchema);
const empty = { name: "", email: "", request: "", website: "" };

export function ContactForm({ aboutId }: { aboutId: number | null }) {
  const navigate = useNavigate();
  const { form, isEdited, markSaved } = useGuardedForm({
    name: "contact",
    resolver,
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const user = useUser();
  const age = useFormAge();

  // Prefills a member's name and address, unless something was typed already.
  useEffect(() => {
    if (!user) return;
    const known = { ...empty, name: fullName(user), email: user.email };
    form.reset(known, { keepDirtyValues: true });
  }, [user, form]);

  const send = form.handleSubmit(async (request) => {
    try {
      await call(sendRequest, { ...request, aboutId, openedFor: user ? undefined : age() });
      markSaved();
      notify.success(requestSent, "contact");
      navigate(pages.home);
    } catch (error) {
      showFieldProblems(form, error);
      notify.error(failure(error), "contact");
    }
  });

  return (
    <>
      <form className="mt-8 grid gap-6" method="dialog" noValidate onFocus={() => void loadSchema()} onSubmit={send}>
        <TextField autoComplete="name" error={errors.name} field={form.register("name")} label={messages.name} />
        <TextField
          autoComplete="email"
          error={errors.email}
          field={form.register("email")}
          label={messages.email}
          type="email"
        />
        <TextArea error={errors.request} field={form.register("request")} label={messages.request} rows={7} />
        <HoneypotField field={form.register("website")} />
        <SubmitButton isSending={isSubmitting} label={forms.send} whileSending={forms.sending} />
      </form>
      <LeaveGuard isEdited={isEdited} />
    </>
  );
}

function failure(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.status === 0) return messages.wentWrong;
  const isSaid = error.status === 429 || (error.status === 400 && Object.keys(error.fields).length === 0);
  return isSaid ? error.message : messages.notSent;
}
