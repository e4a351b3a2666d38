import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../api/query-client.ts";
import { onLive } from "../live/live.ts";
import { showNews, showUnread, standingQuery } from "./notification-queries.ts";

/** How many are unread, as it changes. The bar lies outside of what provides pages with queries. */
export function useUnread(): number {
  useEffect(
    () =>
      onLive((frame) => {
        if (frame.event === "start" || frame.event === "unread") showUnread(queryClient, frame.data.unread);
        if (frame.event === "unread") showNews(queryClient, { isNew: frame.data.entry !== null });
        if (frame.event === "reload") showNews(queryClient, { isNew: true });
      }),
    [],
  );
  const unread = useQuery(standingQuery, queryClient).data?.unread;
  useEffect(() => showOnApp(unread), [unread]);
  useEffect(() => () => showOnApp(0), []);
  return unread ?? 0;
}

/** Where the board is an app, a push puts the number on its picture: there it goes down with what is read, and with the session. */
function showOnApp(unread: number | undefined) {
  const isPushed = typeof Notification !== "undefined" && Notification.permission === "granted";
  if (isPushed && unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
}
