import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Surroundings } from "../http/surroundings.ts";
import * as comments from "./comment-store.ts";

export function serveComments(serve: Serve, { database, limits }: Surroundings): void {
  const once = postingOnce(database);
  serve(listComments, ({ input, session }) => comments.commentsOn(database, input, input, session.user));

  serve.manyAtOnce(addComment, (call) => {
    const { parent, parentId: id, text } = call.input;
    const author = call.session.user;
    return once(call, (connection) => comments.addComment(connection, limits, { parent, id, text, author }));
  });

  serve(editComment, ({ input, session }) => comments.editComment(database, input.id, session.user, input.text));

  serve(deleteComment, ({ input, session }) => comments.deleteComment(database, input.id, session.user, input.text));
}
