import type { RefObject } from "react";
import * as messages from "#messages/comments.ts";
import { mayDeleteComment, mayEditComment } from "../../contract/rights.ts";
import { useUser } from "../api/session.ts";
import { ReportButton } from "../moderation/report-button.tsx";
import { CommentDeleteDialog } from "./comment-delete-dialog.tsx";
import { beginningOf } from "./comment-excerpt.ts";
import type { CommentProps } from "./comment-props.ts";
import { useCommentVote } from "./comment-queries.ts";
import { VoteButton } from "./vote-button.tsx";

type Props = CommentProps & {
  edit: () => void;
  /** Set when its editor closes, so that the focus returns to the edit button. */
  wasEditing: RefObject<boolean>;
};

const button = "quiet-link min-h-9 px-2 text-sm max-md:min-h-11 max-md:min-w-11";

/** The buttons of a comment that isn't deleted. */
export function CommentActions({ comment, subject, answering, onReply, onDelete, edit, wasEditing }: Props) {
  const user = useUser();
  const vote = useCommentVote(subject, comment);
  const isAnswer = answering && comment.replyToId === null;
  const isAccepted = answering?.acceptedId === comment.id;

  return (
    <p className="-ml-2 flex flex-wrap items-center">
      {isAnswer && (
        <VoteButton
          className={button}
          isOwn={comment.ownerId === user?.id}
          label={messages.helpful}
          press={vote}
          voted={comment.voted}
          votes={comment.votes}
        />
      )}
      {onReply && (
        <button className={button} onClick={(event) => onReply(comment, event.currentTarget)} type="button">
          {messages.reply}
        </button>
      )}
      {isAnswer && answering.accept && (
        <button className={button} onClick={() => answering.accept?.(isAccepted ? null : comment.id)} type="button">
          {isAccepted ? messages.takeBack : messages.accept}
        </button>
      )}
      {mayEditComment(user, comment) && (
        <button
          aria-label={messages.editThis(beginningOf(comment))}
          className={button}
          onClick={edit}
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
        <CommentDeleteDialog className={button} comment={comment} onDelete={onDelete} subject={subject} />
      )}
      <ReportButton
        beginning={beginningOf(comment)}
        className={button}
        ownerId={comment.ownerId}
        person={comment.User}
        thing={{ parent: "comments", id: comment.id }}
      />
    </p>
  );
}
