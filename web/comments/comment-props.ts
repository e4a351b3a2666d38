import type { Comment } from "../../contract/comments.ts";
import type { Subject } from "./comment-queries.ts";

/** Where comments answer a question. */
export type Answering = {
  acceptedId: number | null;
  /** For who may say which one is; null takes it back. */
  accept?: (id: number | null) => void;
};

export type CommentProps = {
  comment: Comment;
  subject: Subject;
  answering?: Answering;
  onReply?: (comment: Comment, button: HTMLElement) => void;
  /** Before it is deleted: the focus will have to go elsewhere. */
  onDelete: (id: number) => void;
};
