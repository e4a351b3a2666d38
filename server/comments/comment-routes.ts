import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { noticing, withNotices } from "../moderation/notices/notices.ts";
import { keptWithoutNames } from "../texts/text-store.ts";
import * as changes from "./comment-changes.ts";
import * as comments from "./comment-store.ts";

export function serveComments(serve: Serve, { database, config, mail, limits, defences }: Guarded): void {
  const once = postingOnce(database, keptWithoutNames("text"));
  const noticed = noticing(database, "comments");
  serve(listComments, async ({ input, session, messages }) => {
    const list = await comments.commentsOn(database, input, input, session);
    const reader = { ...session, messages };
    return { ...list, results: await withNotices(database, "comments", list.results, reader) };
  });

  serve.manyAtOnce(
    addComment,
    noticed((call) => {
      const { parent, parentId: id, text, replyToId } = call.input;
      const writer = call.session;
      return once(call, (connection) =>
        comments.addComment(connection, { limits, defences }, { parent, id, text, replyToId, writer }),
      );
    }),
  );

  serve(
    editComment,
    noticed(({ input, session }) => changes.editComment(database, { limits, defences }, { ...input, writer: session })),
  );

  serve(deleteComment, ({ input: { id, ...why }, session }) =>
    changes.deleteComment(database, id, { config, mail, by: session.user, ...why }),
  );
}
