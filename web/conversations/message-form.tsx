import { zodResolver } from "@hookform/resolvers/zod";
import { type KeyboardEvent, useCallback } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import * as messages from "#messages/conversations.ts";
import * as forms from "#messages/forms.ts";
import { type Conversation, messageMax } from "../../contract/conversations.ts";
import { text } from "../../contract/interface/fields.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useDraft } from "../ui/forms/draft.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { LeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea } from "../ui/forms/text-field.tsx";
import { useConversationChanges } from "./conversation-queries.ts";

const schema = z.object({ text: text(messageMax) });

/** In a request that waits for the reader's answer, sending a message accepts it. */
export function MessageForm({ conversation: { id, state } }: { conversation: Conversation }) {
  const name = `message in ${id}`;
  const { draft, keepDraft } = useDraft<string>(name);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: draft ?? "" } });
  const { send, sayYes } = useConversationChanges(id);
  const { getValues } = form;
  const isEdited = useCallback(() => getValues("text").trim() !== "", [getValues]);
  keepDraft(() => getValues("text") || undefined);

  // The text stays in the box until the server has stored it.
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await (state === "open" ? send : sayYes).mutateAsync(text);
      void notify.answered(name);
      form.reset({ text: "" });
      form.setFocus("text");
    } catch (error) {
      showFieldProblems(form, error);
      notify.failure(error, name);
    }
  });

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form className="message-form" noValidate onKeyDown={sendByKey} onSubmit={submit}>
      <TextArea
        error={form.formState.errors.text}
        field={form.register("text")}
        hint={messages.enterHint}
        label={messages.message}
        rows={2}
      />
      <SubmitButton isSending={form.formState.isSubmitting} label={forms.send} whileSending={forms.sending} />
      <LeaveGuard isEdited={isEdited} />
    </form>
  );
}
