import { useEffect, useRef, useState } from "react";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { CommentItem } from "./comment-item.tsx";
import type { CommentProps } from "./comment-props.ts";
import { useAddComment } from "./comment-queries.ts";
import { CommentSent } from "./comment-sent.tsx";
import type { Thread } from "./comment-threads.ts";
import { hasReplyDraft, type OpenReply, ReplyForm } from "./reply-form.tsx";

type Props = Pick<CommentProps, "subject" | "answering" | "onDelete"> & {
  thread: Thread;
  wasDeleted: string;
  canReply: boolean;
  /** The id of the comment that the address names. */
  markedId?: number;
};

/** A comment, its replies, and the form to reply. */
export function CommentThread({ thread: { first, replies }, subject, markedId, canReply, ...props }: Props) {
  const user = useUser();
  const addition = useAddComment(subject);
  const [repliedTo, setRepliedTo] = useState(() => (hasReplyDraft(first) ? first : null));
  const opener = useRef<HTMLElement>(null);
  const sentId = useRef<number>(undefined);
  const reply = useRef<OpenReply>(null);

  // The refetched list may contain the reply before or after the form learns that it was sent.
  useEffect(() => {
    if (!replies.some(({ id }) => id === sentId.current)) return;
    document.getElementById(places.comment(sentId.current as number))?.focus();
    sentId.current = undefined;
  });

  function begin(comment: Comment, button: HTMLElement) {
    opener.current = button;
    // A thread has one reply form: once it holds text, every reply button returns to it.
    if (comment.id === repliedTo?.id || addition.isPending || reply.current?.isTouched()) reply.current?.goOn();
    else setRepliedTo(comment);
  }
  function close() {
    setRepliedTo(null);
    // A draft restored after a reload has no button to return the focus to.
    (opener.current ?? document.getElementById(places.comment(first.id)))?.focus();
  }
  function finish(sent: Comment) {
    // The next reply is being typed already.
    if (reply.current?.isTouched()) return;
    sentId.current = sent.id;
    setRepliedTo(null);
  }

  return (
    <>
      {[first, ...replies].map((comment) => (
        <CommentItem
          comment={comment}
          isMarked={comment.id === markedId}
          key={comment.id}
          onReply={canReply ? begin : undefined}
          repliesTo={comment === first ? undefined : first}
          subject={subject}
          {...props}
        />
      ))}
      {addition.isPending && user && <CommentSent isReply text={addition.variables.text} user={user} />}
      {repliedTo && (
        <li className="reply">
          <ReplyForm
            addition={addition}
            close={close}
            first={first}
            key={repliedTo.id}
            onSent={finish}
            ref={reply}
            to={repliedTo}
          />
        </li>
      )}
    </>
  );
}
