import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/comments.ts";
import { type Comment, commentText } from "../../contract/comments.ts";
import { messageOf } from "../api/api.ts";
import { notifyIfHeld } from "../moderation/held-toast.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useDraft } from "../ui/forms/draft.ts";
import { isExplainedByServer, showFieldProblems } from "../ui/forms/form-problem.ts";
import { useSharedLeaveGuard } from "../ui/forms/leave-guard.tsx";
import { useIsOnline } from "../ui/shell/online.ts";
import type { useAddComment } from "./comment-queries.ts";

type Options = {
  /** The name of its draft. */
  name: string;
  addition: ReturnType<typeof useAddComment>;
  replyToId?: number;
  /** The initial text. */
  beginning?: string;
  onSent?: (comment: Comment) => void;
};

/** The form of a new comment or reply. */
export function useCommentForm({ name, addition, replyToId, beginning = "", onSent }: Options) {
  const { draft, keepDraft } = useDraft<string>(name);
  const form = useForm({ resolver: zodResolver(commentText), defaultValues: { text: draft ?? beginning } });
  const { getValues } = form;
  const isTouched = useCallback(
    () => !["", beginning.trim()].includes(getValues("text").trim()),
    [getValues, beginning],
  );
  keepDraft(() => {
    if (addition.isPending) return addition.variables.text;
    return isTouched() ? getValues("text") : undefined;
  });
  useSharedLeaveGuard(isTouched);
  const isOnline = useIsOnline();
  const [isUnsent, setUnsent] = useState(false);
  // From then on the form says what is left to do.
  useEffect(() => {
    if (isUnsent && isOnline) notify.answered(name);
  }, [isUnsent, isOnline, name]);

  // The box is cleared at once, since the pending comment shows in the list; if sending fails, the text is put back.
  const sendText = form.handleSubmit(async ({ text }) => {
    // The focused submit button is about to be disabled.
    form.setFocus("text");
    form.reset({ text: "" });
    setUnsent(false);
    try {
      const comment = await addition.mutateAsync({ text, replyToId });
      notify.success(messages.added, name);
      notifyIfHeld(comment);
      onSent?.(comment);
    } catch (error) {
      const typedSince = getValues("text");
      form.reset({ text: typedSince ? `${text}\n${typedSince}` : text });
      showFieldProblems(form, error);
      setUnsent(!navigator.onLine);
      notify.failure(error, name, isExplainedByServer(error) ? messageOf(error) : messages.failed);
    }
  });

  function send(event: FormEvent) {
    // A second press: the text is being sent already.
    if (addition.isPending && getValues("text") === "") event.preventDefault();
    else void sendText(event);
  }

  return { form, send, isTouched, isUnsent };
}
