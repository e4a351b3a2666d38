import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as messages from "#messages/welcome.ts";
import { type Activity, listActivity } from "../../contract/activity.ts";
import type { List } from "../../contract/interface/lists.ts";
import type { Entry } from "../../contract/notifications/notifications.ts";
import { call } from "../api/api.ts";
import { notificationsQuery } from "../notifications/notification-queries.ts";
import { thingsSince } from "./news-since.ts";

/** The reader's unread entries. If they fit into this page, the oldest is known for the sentence. */
export const newThingsQuery = notificationsQuery({ unread: "true", limit: 20 });

/** What happened on the board in the last days, newest first. */
export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: ({ signal }) => call(listActivity, {}, signal),
  select: ({ results }) => results,
});

/** The entries that are still unread. */
export const unreadOf = (list: List<Entry>) => list.results.filter((entry) => entry.unread);

/** Whether nothing was unread when the page was opened. New entries don't change it, so that nothing moves while it is read. */
export function useIsQuiet(): boolean {
  const { data: list } = useQuery(newThingsQuery);
  const [unread, setUnread] = useState<number>();
  if (unread === undefined && list) setUnread(unreadOf(list).length);
  return unread === 0;
}

/** A sentence about what is unread; on a quiet day about what happened on the board instead. */
export function sentenceAbout(list: List<Entry>, activity: Activity[] = []): string {
  const unread = unreadOf(list);
  const oldest = unread.at(-1);
  if (oldest) {
    const count = list.total - (list.results.length - unread.length);
    if (count > unread.length) return messages.manyThings(count);
    return thingsSince(messages.newThings, count, new Date(oldest.at));
  }
  const first = activity.at(-1);
  return first ? thingsSince(messages.boardHad, activity.length, new Date(first.at)) : messages.quiet;
}
