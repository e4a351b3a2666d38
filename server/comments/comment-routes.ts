import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { votesOn } from "../votes/vote-store.ts";
import * as changes from "./comment-changes.ts";
import * as comments from "./comment-store.ts";

export function serveComments(serve: Serve, { database, limits, defences }: Guarded): void {
  const once = postingOnce(database);
  serve(
    listComments,
    ({ input, session }) => comments.commentsOn(database, input, input, session),
    (list, { user }) => {
      const said = list.results.filter(({ deleted }) => !deleted).map(({ id }) => id);
      if (said.length === 0) return null;
      return async () => {
        const votes = await votesOn(database, "comment", said, user.id);
        return { ...list, results: list.results.map((comment) => ({ ...comment, ...votes(comment.id) })) };
      };
    },
  );

  serve.manyAtOnce(addComment, (call) => {
    const { parent, parentId: id, text, replyToId } = call.input;
    const writer = call.session;
    return once(call, (connection) =>
      comments.addComment(connection, { limits, defences }, { parent, id, text, replyToId, writer }),
    );
  });

  serve(editComment, ({ input, session }) => changes.editComment(database, defences, { ...input, writer: session }));

  serve(deleteComment, ({ input, session }) => changes.deleteComment(database, input.id, session.user, input.text));
}
