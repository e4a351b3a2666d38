import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import * as messages from "#messages/appeals.ts";
import { text } from "../../contract/interface/fields.ts";
import { appealTextMax } from "../../contract/moderation/appeals.ts";
import type { Decision } from "../../contract/moderation/decisions.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea } from "../ui/forms/text-field.tsx";

const schema = z.object({ text: text(appealTextMax) });

type Props = { decision: Decision; ask: (text: string) => Promise<void> };

export function AppealForm({ decision: { id, appealUntil }, ask }: Props) {
  const name = `appeal against ${id}`;
  const { form, isEdited, markSaved } = useGuardedForm({
    name,
    resolver: zodResolver(schema),
    defaultValues: { text: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ text }) => {
    try {
      await ask(text);
      markSaved();
      notify.answered(name);
    } catch (error) {
      showFieldProblems(form, error);
      notify.failure(error, name);
    }
  });

  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      <TextArea
        error={errors.text}
        field={form.register("text")}
        hint={appealUntil && messages.askUntil(new Date(appealUntil))}
        label={messages.why}
        rows={5}
      />
      <SubmitButton
        className="justify-self-start"
        isSending={isSubmitting}
        label={messages.ask}
        whileSending={messages.asking}
      />
      <LeaveGuard isEdited={isEdited} />
    </form>
  );
}
