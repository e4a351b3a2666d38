import type { Comment } from "../../contract/comments.ts";
import type { Subject } from "./comment-queries.ts";

/** For comments that are answers to a question. */
export type Answering = {
  acceptedId: number | null;
  /** For readers who may accept an answer; null withdraws the acceptance. */
  accept?: (id: number | null) => void;
};

export type CommentProps = {
  comment: Comment;
  subject: Subject;
  answering?: Answering;
  onReply?: (comment: Comment, button: HTMLElement) => void;
  /** Called before the deletion, because the focus has to move. */
  onDelete: (id: number) => void;
};
