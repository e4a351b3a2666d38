import { addComment, deleteComment, editComment, listComments } from "../../contract/comments.ts";
import { postOnce } from "../http/idempotency.ts";
import type { Board } from "../http/services.ts";
import { withModerationNotice, withModerationNotices } from "../moderation/moderation-notices.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { storedWithoutNames } from "../texts/text-store.ts";
import * as changes from "./comment-edit-store.ts";
import * as store from "./comment-store.ts";

export function comments(board: Board & { defences: Defences }): void {
  const { serve, database, config, mail, limits, defences } = board;
  const storage = storedWithoutNames("text");

  serve(listComments, async ({ input, session, messages }) => {
    const list = await store.commentsOn(database, input, input, session);
    const reader = { ...session, messages };
    return { ...list, results: await withModerationNotices(database, "comments", reader, list.results) };
  });

  serve.manyAtOnce(addComment, async (call) => {
    const { parent, parentId: id, text, replyToId } = call.input;
    const wanted = { parent, id, text, replyToId, writer: call.session };
    const comment = await postOnce(
      database,
      call,
      (connection) => store.addComment(connection, { limits, defences }, wanted),
      { storage },
    );
    return withModerationNotice(database, "comments", call, comment);
  });

  serve(editComment, async (call) => {
    const wanted = { ...call.input, writer: call.session };
    const comment = await changes.editComment(database, { limits, defences }, wanted);
    return withModerationNotice(database, "comments", call, comment);
  });

  serve(deleteComment, ({ input: { id, ...why }, session }) =>
    changes.deleteComment(database, id, { config, mail, by: session.user, ...why }),
  );
}
