import { z } from "zod";
import { deletionOfPost } from "./interface/deletion-fields.ts";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, optionalAnyId } from "./interface/fields.ts";
import { idempotencyHeaders } from "./interface/idempotency.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { noticeField } from "./moderation/decisions.ts";
import { person } from "./people/people.ts";
import { postPaths } from "./posts.ts";
import { textWithMentions } from "./texts/mentions.ts";

export const commentMax = 5000;

/** Every kind of post takes comments; a comment on a question is an answer. */
const commentParent = z.enum(postPaths, { error: says("notCommentable") });

export const comment = z.object({
  id: z.int(),
  text: z.string(),
  createdAt: moment,
  updatedAt: moment,
  ownerId: z.int().nullable(),
  User: person.nullable(),
  /** The comment that begins its thread. */
  replyToId: z.int().nullable(),
  votes: z.int(),
  /** Whether the caller voted for it. */
  voted: z.boolean(),
  /** Whether it is the accepted answer to the question. */
  accepted: z.boolean(),
  /** When the current version began; null if it was never edited. */
  editedAt: moment.nullable(),
  /** A deleted comment stays in the list, without its text, as long as it has replies. */
  deleted: z.boolean(),
  ...noticeField,
});
export type Comment = z.infer<typeof comment>;

export const commentText = z.object({ text: textWithMentions(commentMax) });
export const newComment = commentText.extend({
  parent: commentParent,
  parentId: id,
  replyToId: optionalAnyId.default(null),
});

/**
 * `oldest`: flat. `threads`: each comment followed by its replies. `best`: threads, the accepted answer and most votes first.
 */
export const commentSorts = ["oldest", "threads", "best"] as const;
export type CommentSort = (typeof commentSorts)[number];

export const listComments = endpoint({
  method: "GET",
  path: "/comments/:parent/:id",
  access: "member",
  summary:
    "The comments on a record, oldest first; in `threads` each is followed by its replies, with `best` the accepted answer comes first, then those with the most votes.",
  input: listQuery({ byDefault: 50 })
    .omit({ search: true })
    .extend({ parent: commentParent, id, sort: z.enum(commentSorts).default("oldest") }),
  output: listOf(comment),
  worded: true,
});

export const addComment = endpoint({
  method: "POST",
  path: "/comments",
  access: "member",
  summary: "Comment on a project, job or company, answer a question, or reply to a comment on the same.",
  headers: idempotencyHeaders,
  input: newComment,
  output: comment,
  worded: true,
  status: 201,
});

export const editComment = endpoint({
  method: "PUT",
  path: "/comments/:id",
  access: "member",
  summary: "Change the words of one's own comment.",
  input: commentText.extend({ id }),
  output: comment,
  worded: true,
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/comments/:id",
  access: "member",
  summary:
    "Delete a comment; where there are replies to it, its place stays. Its author, a moderator or an admin. Where staff delete what is another's, that is a decision: its author is mailed the rule, `reason`, and why, `text`, and may appeal.",
  input: deletionOfPost,
});
