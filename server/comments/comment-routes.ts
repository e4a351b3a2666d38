import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import * as comments from "./comment-store.ts";

export function serveComments(serve: Serve, { database, limits }: Surroundings): void {
  serve(listComments, ({ input }) => comments.commentsOn(database, input, input));

  serve.manyAtOnce(addComment, ({ input: { parent, parentId, text }, session }) =>
    comments.addComment(database, limits, { parent, id: parentId, text, ownerId: session.user.id }),
  );

  serve(editComment, async ({ input, session }) => {
    const comment = await comments.commentToEdit(database, input.id, session.user);
    return comments.replaceComment(database, comment.id, input.text);
  });

  serve(deleteComment, async ({ input, session }) => {
    await comments.deleteComment(database, input.id, session.user, input.text);
  });
}
