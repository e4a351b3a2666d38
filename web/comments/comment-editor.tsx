import { zodResolver } from "@hookform/resolvers/zod";
import * as messages from "#messages/comments.ts";
import * as forms from "#messages/forms.ts";
import { cancel } from "#messages/shell.ts";
import { type Comment, commentText } from "../../contract/comments.ts";
import { notifyIfHeld } from "../moderation/held-toast.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { useSharedLeaveGuard } from "../ui/forms/leave-guard.tsx";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { type Subject, useEditComment } from "./comment-queries.ts";

type Props = { comment: Comment; subject: Subject; onDone: () => void };

/** The name of its draft. */
export const editorOf = ({ id }: Comment) => `comment ${id}`;

export function CommentEditor({ comment, subject, onDone }: Props) {
  const change = useEditComment(subject);
  const { form, isEdited, markSaved } = useGuardedForm({
    name: editorOf(comment),
    resolver: zodResolver(commentText),
    defaultValues: { text: comment.text },
  });
  useSharedLeaveGuard(isEdited);
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ text }) => {
    try {
      const changed = await change.mutateAsync({ id: comment.id, text });
      markSaved();
      notify.success(messages.updated, editorOf(comment));
      notifyIfHeld(changed);
      onDone();
    } catch (error) {
      showFieldProblems(form, error);
      notify.failure(error, editorOf(comment), messages.failed);
    }
  });

  return (
    <form className="mt-2" noValidate onSubmit={save}>
      <MarkdownField
        autoFocus
        canMention
        error={errors.text}
        field={form.register("text")}
        isComment
        label={messages.yourComment}
        rows={3}
      />
      <div className="mt-2 flex gap-2">
        <SubmitButton className="btn-sm" isSending={isSubmitting} label={forms.save} whileSending={forms.saving} />
        <button className="btn btn-ghost btn-sm" onClick={onDone} type="button">
          {cancel}
        </button>
      </div>
    </form>
  );
}
