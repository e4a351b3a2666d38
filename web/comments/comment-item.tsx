import { Check } from "lucide-react";
import { useRef, useState } from "react";
import * as messages from "#messages/comments.ts";
import { formerMember } from "#messages/former-members.ts";
import type { Comment } from "../../contract/comments.ts";
import { places } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import { mayDeleteComment } from "../../contract/rights.ts";
import { type CommentVersion, listCommentVersions, removeCommentVersion } from "../../contract/versions.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { DecisionNotice } from "../moderation/decision-notice.tsx";
import { hasDraft } from "../ui/forms/draft.ts";
import { Face } from "../ui/markdown/face.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { VersionButton } from "../versions/version-button.tsx";
import { CommentActions } from "./comment-actions.tsx";
import { CommentEditor, editorOf } from "./comment-editor.tsx";
import { CommentFolded, useIsByBlocked } from "./comment-folded.tsx";
import type { CommentProps } from "./comment-props.ts";

type Props = CommentProps & {
  /** For a reply: the first comment of its thread. */
  repliesTo?: Comment;
  /** The placeholder of a deleted comment. */
  wasDeleted: string;
  /** Whether the address names this comment. */
  isMarked: boolean;
};

export function CommentItem(props: Props) {
  const { comment, subject, repliesTo, wasDeleted, answering, isMarked } = props;
  const [isEditing, setEditing] = useState(() => hasDraft(editorOf(comment)));
  const wasEditing = useRef(false);
  const isByBlocked = useIsByBlocked(comment);
  const [isUnfolded, setUnfolded] = useState(false);
  const place = {
    className: `comment place flex gap-3 ${repliesTo ? "reply" : ""}`,
    "data-marked": isMarked || undefined,
    id: places.comment(comment.id),
    tabIndex: -1,
  };

  function finishEditing() {
    wasEditing.current = true;
    setEditing(false);
  }

  if (comment.deleted) {
    return (
      <li {...place}>
        <p className="quiet">{wasDeleted}</p>
      </li>
    );
  }
  if (comment.User && isByBlocked && !isUnfolded) {
    return (
      <li {...place}>
        <CommentFolded by={comment.User} show={() => setUnfolded(true)} />
      </li>
    );
  }
  return (
    <li {...place}>
      <Face person={comment.User} size={repliesTo && "small"} />
      <div className="min-w-0 flex-1">
        <p className="facts items-center text-sm">
          <span className="fact">
            <PersonLink className="tall hover:underline" person={comment.User} />
            {repliesTo && (
              <span className="sr-only">
                {repliesTo.deleted
                  ? messages.repliesToDeleted
                  : messages.repliesTo(repliesTo.User ? fullName(repliesTo.User) : formerMember)}
              </span>
            )}
          </span>
          <span className="fact quiet">
            <DateTime brief value={comment.createdAt} />
          </span>
          {comment.editedAt && (
            <span className="fact quiet">
              <CommentVersions comment={comment} />
            </span>
          )}
          {answering?.acceptedId === comment.id && (
            <span className="fact font-semibold text-primary">
              <Check aria-hidden className="mr-1 inline size-4" />
              {messages.accepted}
            </span>
          )}
        </p>
        {isEditing ? (
          <CommentEditor comment={comment} onDone={finishEditing} subject={subject} />
        ) : (
          <>
            <DecisionNotice of={comment} />
            <Markdown hasBreaks text={comment.text} />
            <CommentActions {...props} edit={() => setEditing(true)} wasEditing={wasEditing} />
          </>
        )}
      </div>
    </li>
  );
}

function CommentVersions({ comment }: { comment: Comment }) {
  const user = useUser();
  const { id } = comment;
  return (
    <VersionButton<CommentVersion>
      source={{
        key: `comment ${id}`,
        mayRemove: mayDeleteComment(user, comment),
        load: (page, signal) => call(listCommentVersions, { id, page }, signal),
        remove: (number) => call(removeCommentVersion, { id, number }),
        partsOf: ({ text }) => [{ words: text ?? "" }],
      }}
    />
  );
}
