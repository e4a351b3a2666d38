import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/comments.ts";
import * as forms from "#messages/forms.ts";
import { commentText } from "../../contract/comments.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { messageOf } from "../api/api.ts";
import { useDraft } from "../ui/forms/drafts.ts";
import { isForTheServerToSay, isSessionProblem, showFieldProblems } from "../ui/forms/form-problem.ts";
import { useSharedLeaveGuard } from "../ui/forms/leave-guard.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextArea } from "../ui/forms/text-field.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { notify } from "../ui/toasts/notify.ts";
import type { Subject, useAddComment } from "./comment-queries.ts";
import { useSuggestions } from "./comment-suggestions.ts";

type Props = { subject: Subject; user: Account; addition: ReturnType<typeof useAddComment>; label: string };

export function CommentForm({ subject, user, addition, label }: Props) {
  const name = `comment on ${subject.parent} ${subject.id}`;
  const { draft, keepDraft } = useDraft<string>(name);
  const form = useForm({ resolver: zodResolver(commentText), defaultValues: { text: draft ?? "" } });
  const { errors } = form.formState;
  keepDraft(() => (addition.isPending ? addition.variables : form.getValues("text") || undefined));

  const { getValues, setValue, setFocus } = form;
  const begin = useCallback(
    (text: string) => {
      if (!getValues("text").trim()) setValue("text", text);
      setFocus("text");
    },
    [getValues, setValue, setFocus],
  );
  useSuggestions(subject, begin);
  useSharedLeaveGuard(useCallback(() => getValues("text").trim() !== "", [getValues]));

  // The box empties at once, for the comment is already in the list; when it can't be sent its words come back.
  const send = form.handleSubmit(async ({ text }) => {
    // The button that has the focus will be disabled while the comment is on its way.
    setFocus("text");
    form.reset({ text: "" });
    try {
      await addition.mutateAsync(text);
      notify.success(messages.added, name);
    } catch (error) {
      const typedSince = form.getValues("text");
      form.reset({ text: typedSince ? `${text}\n${typedSince}` : text });
      showFieldProblems(form, error);
      if (!isSessionProblem(error)) notify.error(isForTheServerToSay(error) ? messageOf(error) : messages.failed, name);
    }
  });

  return (
    <form className="mt-16 flex gap-3" noValidate onSubmit={send}>
      <Face person={user} />
      <div className="min-w-0 flex-1">
        <TextArea error={errors.text} field={form.register("text")} label={label} rows={3} />
        <SubmitButton className="mt-3" isSending={addition.isPending} label={forms.send} whileSending={forms.sending} />
      </div>
    </form>
  );
}
