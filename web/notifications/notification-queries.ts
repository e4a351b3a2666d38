import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/notifications.ts";
import type { List } from "../../contract/interface/lists.ts";
import {
  type Entry,
  listNotifications,
  markNotification,
  markNotifications,
} from "../../contract/notifications/notifications.ts";
import { accountQuery } from "../api/account-queries.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";

const keys = {
  lists: ["notifications", "list"] as const,
};

export type Asked = { page?: number; limit?: number; unread?: "true" };

export const notificationsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...keys.lists, asked],
    queryFn: ({ signal }) => call(listNotifications, asked, signal),
  });

/**
 * The number of unread entries, and whether the member's address refuses mail. Fetched once; the live stream keeps it up to
 * date.
 */
export const standingQuery = queryOptions({
  queryKey: ["notifications", "standing"] as const,
  queryFn: async ({ client }) => {
    const { unread, mailRefused } = await client.fetchQuery(accountQuery);
    return { unread, mailRefused };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const showUnread = (client: QueryClient, unread: number) =>
  client.setQueryData(standingQuery.queryKey, (known) => ({ mailRefused: null, ...known, unread }));

/**
 * Refetches open lists after a change. If nothing is new, lists of unread entries are left alone, so that entries read
 * meanwhile stay visible.
 */
export function showNews(client: QueryClient, { isNew }: { isNew: boolean }) {
  void client.invalidateQueries({
    queryKey: keys.lists,
    predicate: ({ queryKey: [, , asked] }) => isNew || (asked as Asked).unread === undefined,
  });
}

/** Updates cached entries in all lists. */
function changeEntries(client: QueryClient, change: (entry: Entry) => Entry) {
  client.setQueriesData<List<Entry>>({ queryKey: keys.lists }, (list) => {
    return list && { ...list, results: list.results.map(change) };
  });
}

/** Marks an entry as read or unread, optimistically. */
export function useMarking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mark: { id: number; read: boolean }) => call(markNotification, mark),
    onMutate: ({ id, read }) =>
      changeEntries(client, (entry) => (entry.id === id ? { ...entry, unread: !read } : entry)),
    onSuccess: () => notify.answered(about),
    onError: (error) => fail(client, error),
  });
}

/** Marks all entries up to `readUntil`, the time at which they were loaded, as read. */
export function useMarkingAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readUntil: string) => call(markNotifications, { readUntil }),
    onMutate: () => changeEntries(client, (entry) => ({ ...entry, unread: false })),
    onSuccess: ({ unread }) => {
      showUnread(client, unread);
      notify.answered(about);
    },
    onError: (error) => fail(client, error),
  });
}

const about = "notifications";

function fail(client: QueryClient, error: unknown) {
  void client.invalidateQueries({ queryKey: keys.lists });
  notify.failure(error, about, messages.notMarked);
}
