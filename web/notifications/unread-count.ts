import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../api/query-client.ts";
import { onLive } from "../live/live.ts";
import { showNews, showUnread, standingQuery } from "./notification-queries.ts";

/** The live number of unread entries. It names its query client, because the navigation bar lies outside of the provider. */
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

/** Keeps the app badge of an installed board in step: a push sets it, and reading or logging out lowers it. */
function showOnApp(unread: number | undefined) {
  const isPushed = typeof Notification !== "undefined" && Notification.permission === "granted";
  if (isPushed && unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
}
