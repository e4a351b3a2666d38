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
  return useQuery(standingQuery, queryClient).data?.unread ?? 0;
}
