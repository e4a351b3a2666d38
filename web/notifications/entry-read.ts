import { useEffect } from "react";
import type { EntryParent } from "../../contract/notifications/notification-kinds.ts";
import { type Entry, markNotification, markNotifications } from "../../contract/notifications/notifications.ts";
import { call } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { onLive } from "../live/live.ts";
import { showNews, showUnread, standingQuery } from "./notification-queries.ts";

type About = { parent: EntryParent; id: number };

/** New comments are not rendered at once: they count as read when the reader shows them. */
const isOfComment = ({ event }: Entry) => event === "comment.posted" || event === "answer.posted";

/**
 * Marks the inbox entries about a record as read, including new ones, while its page is visible and shows everything
 * (`isShown`).
 */
export function useMarkingEntriesRead({ parent, id }: About, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    const read = async () => {
      if (document.visibilityState !== "visible") return;
      const standing = await queryClient.ensureQueryData(standingQuery).catch(() => undefined);
      if (!standing?.unread) return;
      const marked = await call(markNotifications, { parent, id }).catch(() => undefined);
      if (!marked) return;
      showUnread(queryClient, marked.unread);
      showNews(queryClient, { isNew: false });
    };
    void read();
    document.addEventListener("visibilitychange", read);
    const stop = onLive((frame) => {
      const entry = frame.event === "unread" ? frame.data.entry : null;
      if (entry?.parent !== parent || entry.recordId !== id || isOfComment(entry)) return;
      if (document.visibilityState === "visible")
        void call(markNotification, { id: entry.id, read: true }).catch(() => undefined);
    });
    return () => {
      stop();
      document.removeEventListener("visibilitychange", read);
    };
  }, [parent, id, isShown]);
}
