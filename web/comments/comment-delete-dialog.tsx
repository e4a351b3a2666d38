import { useState } from "react";
import * as messages from "#messages/comments.ts";
import { remove } from "#messages/shell.ts";
import type { Comment } from "../../contract/comments.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { mayEditComment } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { useUndo } from "../moderation/decision-undo.ts";
import { nothingSaid } from "../moderation/removal.ts";
import { RemovedReason } from "../moderation/removed-reason.tsx";
import { DeleteDialog } from "../ui/dialogs/delete-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { beginningOf } from "./comment-excerpt.ts";
import { type Subject, useDeleteComment } from "./comment-queries.ts";

type Props = {
  comment: Comment;
  subject: Subject;
  /** Called before the deletion, because the focus has to move. */
  onDelete: (id: number) => void;
  className: string;
};

export function CommentDeleteDialog({ comment, subject, onDelete, className }: Props) {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const [removal, say] = useState(nothingSaid);
  const isOthers = !mayEditComment(user, comment);
  const deletion = useDeleteComment(subject);
  const undo = useUndo();
  const about = `delete comment ${comment.id}`;

  function confirm() {
    onDelete(comment.id);
    const sent = { id: comment.id, ...(isOthers && removal) };
    deletion.mutate(sent, {
      onSuccess: () =>
        notify.success(messages.deleted, about, isOthers ? undefined : undo({ parent: "comments", id: comment.id })),
      onError: (error) => {
        setAsking(false);
        notify.failure(error, about, messages.failed);
      },
    });
  }

  return (
    <>
      <button
        aria-label={messages.removeThis(beginningOf(comment))}
        className={className}
        onClick={() => setAsking(true)}
        type="button"
      >
        {remove}
      </button>
      <DeleteDialog
        field={isOthers && <RemovedReason change={say} removal={removal} />}
        isBusy={deletion.isPending}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        words={messages.deletion}
      >
        <p className="quiet mt-2" dir="auto" lang={languageOf(comment.text)}>
          {messages.quoted(beginningOf(comment))}
        </p>
      </DeleteDialog>
    </>
  );
}
