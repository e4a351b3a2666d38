import { useRef, useState } from "react";
import * as messages from "#messages/comments.ts";
import { remove } from "#messages/dialogs.ts";
import type { Comment } from "../../contract/comments.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { places } from "../../contract/places.ts";
import { mayDeleteComment, mayEditComment } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { DeleteDialog } from "../ui/dialogs/delete-dialog.tsx";
import { hasDraft } from "../ui/forms/drafts.ts";
import { isSessionProblem } from "../ui/forms/form-problem.ts";
import { PersonLink } from "../ui/navigation/person-link.tsx";
import { Face } from "../ui/pictures/face.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { notify } from "../ui/toasts/notify.ts";
import { CommentEditor, editorOf } from "./comment-editor.tsx";
import { type Subject, useDeleteComment } from "./comment-queries.ts";

type Props = {
  comment: Comment;
  subject: Subject;
  /** Before it is deleted: the focus will have to go elsewhere. */
  onDelete: (id: number) => void;
};

export function CommentItem({ comment, subject, onDelete }: Props) {
  const user = useUser();
  const [isEditing, setEditing] = useState(() => hasDraft(editorOf(comment)));
  const wasEditing = useRef(false);
  const author = comment.User;

  function finishEditing() {
    wasEditing.current = true;
    setEditing(false);
  }

  return (
    <li className="place flex gap-3" id={places.comment(comment.id)} tabIndex={-1}>
      <Face person={author} />
      <div className="min-w-0 flex-1">
        <p className="facts items-center text-sm">
          <span className="fact">
            <PersonLink
              className="hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
              person={author}
            />
          </span>
          <span className="fact quiet">
            <DateTime brief value={comment.createdAt} />
          </span>
          {comment.updatedAt !== comment.createdAt && <span className="fact quiet">{messages.wasEdited}</span>}
        </p>
        {isEditing ? (
          <CommentEditor comment={comment} onDone={finishEditing} subject={subject} />
        ) : (
          <p className="max-w-prose whitespace-pre-wrap" dir="auto" lang={languageOf(comment.text)}>
            {comment.text}
          </p>
        )}
        {!isEditing && (
          <p className="-ml-2 flex">
            {mayEditComment(user, comment) && (
              <button
                aria-label={messages.editThis(beginning(comment))}
                className="quiet-link min-h-9 px-2 text-sm max-md:min-h-11 max-md:min-w-11"
                onClick={() => setEditing(true)}
                ref={(button) => {
                  if (wasEditing.current) button?.focus();
                  wasEditing.current = false;
                }}
                type="button"
              >
                {messages.edit}
              </button>
            )}
            {mayDeleteComment(user, comment) && (
              <DeleteComment comment={comment} onDelete={onDelete} subject={subject} />
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function DeleteComment({ comment, subject, onDelete }: Props) {
  const user = useUser();
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteComment(subject);
  const about = `delete comment ${comment.id}`;

  function confirm(text?: string) {
    onDelete(comment.id);
    const sent = { id: comment.id, text };
    deletion.mutate(sent, {
      onSuccess: () => notify.success(messages.deleted, about),
      onError: (error) => {
        setAsking(false);
        if (!isSessionProblem(error)) notify.error(messages.failed, about);
      },
    });
  }

  return (
    <>
      <button
        aria-label={messages.removeThis(beginning(comment))}
        className="quiet-link min-h-9 px-2 text-sm max-md:min-h-11 max-md:min-w-11"
        onClick={() => setAsking(true)}
        type="button"
      >
        {remove}
      </button>
      <DeleteDialog
        asksReason={!mayEditComment(user, comment)}
        isBusy={deletion.isPending}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        words={messages.deletion}
      >
        <p className="quiet mt-2" dir="auto" lang={languageOf(comment.text)}>
          {messages.quoted(beginning(comment))}
        </p>
      </DeleteDialog>
    </>
  );
}

const beginning = ({ text }: Comment) => (text.length > 80 ? `${[...text].slice(0, 80).join("")}…` : text);
