import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback } from "react";
import { useForm } from "react-hook-form";
import * as messages from "#messages/comments.ts";
import { type Comment, commentText } from "../../../contract/comments.ts";
import { messageOf } from "../../api/api.ts";
import { tellIfHeld } from "../../moderation/notice/tell-held.ts";
import { useDraft } from "../../ui/forms/drafts.ts";
import { isForTheServerToSay, isSessionProblem, showFieldProblems } from "../../ui/forms/form-problem.ts";
import { useSharedLeaveGuard } from "../../ui/forms/leave-guard.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import type { useAddComment } from "../comment-queries.ts";

type Options = {
  /** Names its draft. */
  name: string;
  addition: ReturnType<typeof useAddComment>;
  replyToId?: number;
  /** What stands in the box before anything is typed. */
  beginning?: string;
  onSent?: (comment: Comment) => void;
};

/** The form of a comment or reply that is not sent yet. */
export function useCommentForm({ name, addition, replyToId, beginning = "", onSent }: Options) {
  const { draft, keepDraft } = useDraft<string>(name);
  const form = useForm({ resolver: zodResolver(commentText), defaultValues: { text: draft ?? beginning } });
  const { getValues } = form;
  const isTouched = useCallback(
    () => !["", beginning.trim()].includes(getValues("text").trim()),
    [getValues, beginning],
  );
  keepDraft(() => (addition.isPending ? addition.variables.text : isTouched() ? getValues("text") : undefined));
  useSharedLeaveGuard(isTouched);

  // The box empties at once, for the comment is already in the list; when it can't be sent its words come back.
  const sendText = form.handleSubmit(async ({ text }) => {
    // The button that has the focus will be disabled while the comment is on its way.
    form.setFocus("text");
    form.reset({ text: "" });
    try {
      const comment = await addition.mutateAsync({ text, replyToId });
      notify.success(messages.added, name);
      tellIfHeld(comment);
      onSent?.(comment);
    } catch (error) {
      const typedSince = getValues("text");
      form.reset({ text: typedSince ? `${text}\n${typedSince}` : text });
      showFieldProblems(form, error);
      if (!isSessionProblem(error)) notify.error(isForTheServerToSay(error) ? messageOf(error) : messages.failed, name);
    }
  });

  function send(event: FormEvent) {
    // Pressed twice: what was there is on its way.
    if (addition.isPending && getValues("text") === "") event.preventDefault();
    else void sendText(event);
  }

  return { form, send, isTouched };
}
