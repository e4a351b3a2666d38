import { useEffect } from "react";
import { markNotifications } from "../../contract/notifications/entries.ts";
import type { EntryParent } from "../../contract/notifications/parents.ts";
import { call } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { showNews, showUnread, standingQuery } from "./notification-queries.ts";

type Record = { parent: EntryParent; id: number };

/** Marks what the inbox has of a record, while its page is seen and shows all that there is: `isShown`. */
export function useReading({ parent, id }: Record, isShown: boolean) {
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
    return () => document.removeEventListener("visibilitychange", read);
  }, [parent, id, isShown]);
}
