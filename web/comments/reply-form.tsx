import { type KeyboardEvent, type Ref, useImperativeHandle } from "react";
import * as messages from "#messages/comments.ts";
import * as forms from "#messages/forms.ts";
import { cancel } from "#messages/shell.ts";
import type { Comment } from "../../contract/comments.ts";
import { mentionOf } from "../../contract/texts/mentions.ts";
import { hasDraft } from "../ui/forms/draft.ts";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { useCommentForm } from "./comment-form-state.ts";
import type { useAddComment } from "./comment-queries.ts";
import { CommentUnsentNote } from "./comment-unsent-note.tsx";

/** The handle of an open reply form. */
export type OpenReply = { isTouched: () => boolean; goOn: () => void };

type Props = {
  /** `first` began the thread, `to` is the comment replied to. */
  first: Comment;
  to: Comment;
  addition: ReturnType<typeof useAddComment>;
  onSent: (reply: Comment) => void;
  close: () => void;
  ref: Ref<OpenReply>;
};

const nameOf = ({ id }: Comment) => `reply to comment ${id}`;
export const hasReplyDraft = (first: Comment) => hasDraft(nameOf(first));

/** A reply to a reply starts with a mention of its author. */
export function ReplyForm({ first, to, addition, onSent, close, ref }: Props) {
  const beginning = to.replyToId && to.User ? `${mentionOf(to.User)} ` : "";
  const { form, send, isTouched, isUnsent } = useCommentForm({
    name: nameOf(first),
    addition,
    replyToId: first.id,
    beginning,
    onSent,
  });
  useImperativeHandle(ref, () => ({ isTouched, goOn: () => form.setFocus("text") }), [isTouched, form]);

  function press(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || isTouched() || addition.isPending) return;
    event.preventDefault();
    close();
  }

  return (
    <form noValidate onKeyDown={press} onSubmit={send}>
      <MarkdownField
        autoFocus
        canMention
        error={form.formState.errors.text}
        field={form.register("text")}
        isComment
        label={messages.writeReply}
        rows={3}
      />
      <CommentUnsentNote isUnsent={isUnsent} />
      <div className="mt-2 flex gap-2">
        <SubmitButton
          className="btn-sm"
          isSending={addition.isPending}
          label={forms.send}
          whileSending={forms.sending}
        />
        <button className="btn btn-ghost btn-sm" disabled={addition.isPending} onClick={close} type="button">
          {cancel}
        </button>
      </div>
    </form>
  );
}
